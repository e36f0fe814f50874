import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../packages/server/src/db/database'
import { tokenOwners, tokens, userLearningInfo, userSkills, users } from '../../packages/server/src/db/schema'

export interface Student {
  userId: string
  token: string
}

const YEAR_MS = 365 * 86_400_000

/** Students with a token each, set up in both sections. */
export async function addStudents(db: Database, count: number, now = new Date()): Promise<Student[]> {
  const students = Array.from({ length: count }, (_, i) => ({
    userId: `bench${i}`,
    token: createHash('sha256').update(`bench ${i}`).digest('base64url'),
  }))
  await db.insert(users).values(
    students.map(({ userId }) => ({
      userId,
      userName: userId,
      passwordHash: 'none',
      role: 'student' as const,
      firstName: 'Bench',
      lastName: userId,
      country: 'US' as const,
      schoolGrade: 2,
      startsAt: new Date(now.getTime() - YEAR_MS),
      expiresAt: new Date(now.getTime() + YEAR_MS),
      createdAt: now,
    })),
  )
  await db.insert(userLearningInfo).values(
    students.flatMap(({ userId }) =>
      (['ae.la', 'ae.voc'] as const).map((sectionType) => ({
        userId,
        sectionType,
        startGrade: 2,
        currentGrade: 2,
        stopGrade: 3,
        weeklyTime: sectionType === 'ae.la' ? 120 : 60,
        isSkillStatusInitialized: true,
      })),
    ),
  )
  const issued = students.map(({ userId, token }) => ({
    userId,
    tokenHash: createHash('sha256').update(token).digest('hex'),
    issuedAt: now,
    expiresAt: new Date(now.getTime() + 12 * 3_600_000),
  }))
  await db.insert(tokens).values(issued)
  await db.insert(tokenOwners).values(issued.map((token) => ({ ...token, endsAt: token.expiresAt })))
  return students
}

/** Puts the students at level 1 in these language arts skills, so that proficiency sessions have problems. */
export async function addLevels(
  db: Database,
  students: readonly Student[],
  gradeId: number,
  skillIds: readonly string[],
): Promise<void> {
  const rows = students.flatMap(({ userId }) =>
    skillIds.map((skillId) => ({ userId, sectionType: 'ae.la' as const, gradeId, skillId, level: 1 })),
  )
  await db
    .insert(userSkills)
    .values(rows)
    .onConflictDoUpdate({
      target: [userSkills.userId, userSkills.sectionType, userSkills.gradeId, userSkills.skillId],
      set: { level: 1 },
    })
}

const BATCH = 50_000

/** Stored answers of the students of a large school: `count` rows over 10,000 students and all exercises. */
export async function addHistory(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                       starts_at, expires_at, created_at)
    select 'old' || i, 'old' || i, 'none', 'student', 'Old', 'Student', 'US', 2, now(), now(), now()
    from generate_series(0, 9999) i on conflict do nothing`)
  for (let from = 0; from < count; from += BATCH) {
    await db.execute(sql`
      insert into sessions (user_id, session_id, phase, section_type, grade_id, session_status, started_at,
                            loc_start_time, starting_level, ending_level, starting_score)
      select 'old' || (i % 10000), md5(i::text)::uuid, 'LEARNING_SESSION', 'ae.la', 2, 'left', now(), '', 0, 0, 0
      from generate_series(${from / 4}::int, ${(from + BATCH) / 4 - 1}::int) i`)
    await db.execute(sql`
      with e as (
        select *, row_number() over (order by problem_id) - 1 as n, count(*) over () as total
        from problems where pool = 'E')
      insert into answers (answer_id, user_id, session_id, seq, phase, section_type, grade_id, skill_id, problem_id,
                           response_json, verdict, hint_checked, first_time_correct, learning_pass, start_ts, end_ts,
                           level_before, level_after, client_claim, received_at)
      select gen_random_uuid(), 'old' || (i / 4 % 10000), md5((i / 4)::text)::uuid, 1 + i % 4, 'LEARNING_SESSION', e.section_type,
             e.grade_id, e.skill_id, e.problem_id, '{"chosen":{"q":["a"]}}', 'correct', false, 1, false,
             1600000000000 + i, 1600000005000 + i, 0, 0, '{}'::jsonb, now()
      from generate_series(${from}::int, ${from + BATCH - 1}::int) i
      join e on e.n = i % e.total`)
  }
  await db.execute(sql`analyze`)
}
