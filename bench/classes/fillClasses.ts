import { sql } from 'drizzle-orm'
import { issueToken } from '../../packages/server/src/access/tokens'
import type { Database } from '../../packages/server/src/db/database'
import type { Student } from '../server/fillDatabase'

/** A statement of the server ends after twenty seconds. */
const AT_ONCE = 5_000
const SESSIONS = 30
const GRADE = 3

export const LARGE_CLASS = '00000000-0000-7000-8000-000000001000'

/** Their place among all students is spread, as that of a real class is. */
const CLASSES = [
  { classId: '00000000-0000-7000-8000-000000000030', name: 'Class of 30', students: 30 },
  { classId: LARGE_CLASS, name: 'Class of 1,000', students: 1_000 },
]

/**
 * Students of one center, each with thirty sessions and results, half of them of the last two weeks, and a level in every
 * skill of the grade: all of them in language arts, those of the classes in a hundred words besides.
 */
export async function fillClasses(db: Database, students: number) {
  await db.execute(
    sql`insert into learning_centers (id, name, address, phone, email) values (900, 'Bench', '', '', '')`,
  )
  for (let from = 0; from < students; from += AT_ONCE) await fillSome(db, from, from + AT_ONCE - 1)
  for (const { classId, name, students: size } of CLASSES) {
    const step = Math.floor(students / size)
    await db.execute(
      sql`insert into classes (class_id, center_id, name, created_at) values (${classId}::uuid, 900, ${name}, now())`,
    )
    await db.execute(sql`
      insert into class_members (user_id, class_id)
      select 'pupil' || i * ${step}::int, ${classId}::uuid from generate_series(0, ${size - 1}::int) i`)
  }
  await db.execute(sql`
    insert into user_skills (user_id, section_type, grade_id, skill_id, level, last_answer_at)
    select m.user_id, section_type, grade_id, skill_id, (random() * 4)::int, now()
    from (select distinct user_id from class_members where not is_teacher) m
    cross join (select * from skills where section_type = 'ae.voc' and grade_id = ${GRADE} and not is_retired
                order by chapter_id, skill_seq limit 100) s
    on conflict do nothing`)
  await db.execute(sql`vacuum analyze`)
  return CLASSES
}

async function fillSome(db: Database, from: number, to: number): Promise<void> {
  const some = sql.raw(`generate_series(${from}, ${to}) i`)
  await db.execute(sql`
    insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                       starts_at, expires_at, created_at)
    select 'pupil' || i, 'pupil' || i, 'none', 'student', 'First' || i, 'Last' || i, 'US', 3,
           now() - interval '1 year', now() + interval '1 year', now()
    from ${some}`)
  await db.execute(sql`insert into user_centers (user_id, center_id) select 'pupil' || i, 900 from ${some}`)
  await db.execute(sql`
    insert into user_learning_info (user_id, section_type, start_grade, current_grade, stop_grade, weekly_time,
                                    init_skill_status_flag)
    select 'pupil' || i, s, ${GRADE}, ${GRADE}, ${GRADE}, case s when 'ae.la' then 120 else 60 end, true
    from ${some}, unnest(array['ae.la', 'ae.voc']) s`)
  await db.execute(sql`
    insert into user_skills (user_id, section_type, grade_id, skill_id, level, last_answer_at)
    select 'pupil' || i, section_type, grade_id, skill_id, (random() * 4)::int, now()
    from skills, ${some}
    where section_type = 'ae.la' and grade_id = ${GRADE} and not is_retired`)
  await db.execute(sql`drop table if exists bench_sessions`)
  await db.execute(sql`
    create table bench_sessions as
    select 'pupil' || i as user_id, gen_random_uuid() as session_id, n, s.skill_id,
           now() - make_interval(hours => 11 * n * case when n < 15 then 1 else 4 end) as started_at
    from ${some}, generate_series(0, ${SESSIONS - 1}::int) n
    join (select skill_id, row_number() over (order by chapter_id, skill_seq) - 1 as k from skills
          where section_type = 'ae.la' and grade_id = ${GRADE} and not is_retired) s on s.k = n % 10`)
  await db.execute(sql`
    insert into sessions (user_id, session_id, phase, section_type, grade_id, skill_id, session_status, started_at,
                          ended_at, loc_start_time, starting_level, ending_level, starting_score, points_total, active_ms)
    select user_id, session_id, case n % 2 when 0 then 'LEARNING_SESSION' else 'PROFICIENCY_SESSION' end, 'ae.la', ${GRADE},
           case n % 2 when 0 then skill_id end, case n % 3 when 0 then 'left' else 'passed' end, started_at,
           started_at + interval '10 minutes', '', 0, 0, 0, 5, 500000
    from bench_sessions order by started_at`)
  await db.execute(sql`
    insert into skill_results (user_id, section_type, grade_id, skill_id, phase, session_id, problem_id,
                               first_time_correct, overtime, before, after, is_large_gain, decided_at)
    select user_id, 'ae.la', ${GRADE}, skill_id, 'PROFICIENCY_SESSION', session_id, 'P' || n, n % 2, 0,
           '{"level": 2, "isSecondTry": false, "hasDroppedToZero": false}',
           jsonb_build_object('level', 1 + n % 3, 'isSecondTry', false, 'hasDroppedToZero', false), false, started_at
    from bench_sessions order by started_at`)
  await db.execute(sql`drop table bench_sessions`)
}

/** Learners of a class, as the history of answers knows them. */
export async function studentsOf(db: Database, classId: string): Promise<Student[]> {
  const rows = (await db.execute(
    sql`select user_id from class_members where class_id = ${classId}::uuid and not is_teacher order by user_id`,
  )) as unknown as { user_id: string }[]
  return rows.map(({ user_id }) => ({ userId: user_id, token: '' }))
}

/** A teacher of both classes, and an administrator: the tokens of both. */
export async function addStaff(db: Database) {
  const tokenOf = async (userId: string, role: string): Promise<string> => {
    await db.execute(sql`
      insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                         starts_at, expires_at, created_at)
      values (${userId}, ${userId}, 'none', ${role}, 'Bench', 'Staff', 'US', 0,
              now() - interval '1 year', now() + interval '1 year', now())`)
    await db.execute(sql`insert into user_centers (user_id, center_id) values (${userId}, 900)`)
    return issueToken(db, userId, new Date())
  }
  const teacher = await tokenOf('benchteacher', 'school_teacher')
  for (const { classId } of CLASSES)
    await db.execute(
      sql`insert into class_members (user_id, class_id, is_teacher) values ('benchteacher', ${classId}::uuid, true)`,
    )
  return { teacher, admin: await tokenOf('benchadmin', 'admin') }
}
