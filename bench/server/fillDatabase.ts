import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../packages/server/src/db/database'
import { tokenOwners, tokens, userLearningInfo, userSkills, users } from '../../packages/server/src/db/schema'
import { firstIdAt } from '../../packages/server/src/db/sessionIds'
import { partitionOf, type Term, termOf } from '../../packages/server/src/db/terms'

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

const ANSWERS_A_SESSION = 8
const SCHOOL = 10_000
/** Two years and a half, up to some days ago. */
const PAST_TERMS = 5
const DAY_MS = 86_400_000

/** This term and those before it, oldest first. */
function pastTerms(now: Date): Term[] {
  const terms = [termOf(now)]
  while (terms.length < PAST_TERMS) terms.unshift(termOf(new Date((terms[0] as Term).begin.getTime() - 1)))
  return terms
}

/** The rows of a term come into a table without indexes, which are made at once when it becomes a partition. */
async function fillPartition(db: Database, table: string, term: Term, rows: SQL): Promise<void> {
  const partition = sql.identifier(partitionOf(table, term))
  await db.execute(sql`drop table if exists ${partition}`)
  await db.execute(
    sql`create table ${partition} (like ${sql.identifier(table)} including defaults including constraints)`,
  )
  await db.execute(sql`insert into ${partition} ${rows}`)
  await db.execute(sql`alter table ${sql.identifier(table)} attach partition ${partition}
    for values from (${sql.raw(`'${firstIdAt(term.begin)}'`)}) to (${sql.raw(`'${firstIdAt(term.end)}'`)})`)
}

/**
 * Stored answers of a large school before anybody works in it: `count` rows over 10,000 students (those that are given
 * among them), the last five terms and all exercises.
 */
export async function addHistory(
  db: Database,
  count: number,
  { students, now = new Date() }: { students: readonly Student[]; now?: Date },
): Promise<void> {
  const terms = pastTerms(now)
  await db.execute(sql`
    insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                       starts_at, expires_at, created_at)
    select 'old' || i, 'old' || i, 'none', 'student', 'Old', 'Student', 'US', 2, now(), now(), now()
    from generate_series(0, ${SCHOOL - 1}::int) i on conflict do nothing`)
  const sessionCount = Math.ceil(count / ANSWERS_A_SESSION / PAST_TERMS)
  const own = sql.raw(`'{${students.map(({ userId }) => userId).join(',')}}'::text[]`)
  for (const term of terms) {
    const end = Math.min(term.end.getTime(), now.getTime() - 3 * DAY_MS)
    const step = Math.floor((end - term.begin.getTime()) / sessionCount)
    await db.execute(sql`drop table if exists old_sessions`)
    await db.execute(sql`
      create table old_sessions as
      select i, at, coalesce((${own})[1 + (i * 7919) % ${SCHOOL}::int], 'old' || (i * 7919) % ${SCHOOL}::int) as user_id,
             (lpad(to_hex(at), 12, '0') || '7' || substr(md5(i::text), 1, 19))::uuid as session_id,
             to_timestamp(at / 1000.0) as started_at
      from (select i, ${term.begin.getTime()}::bigint + i * ${step}::bigint as at
            from generate_series(0, ${sessionCount - 1}::bigint) i) s`)
    await db.execute(sql`
      insert into sessions (user_id, session_id, phase, section_type, grade_id, session_status, started_at, ended_at,
                            loc_start_time, starting_level, ending_level, starting_score)
      select user_id, session_id, 'LEARNING_SESSION', 'ae.la', 2, 'left', started_at,
             started_at + interval '10 minutes', '', 0, 0, 0
      from old_sessions`)
    await fillPartition(
      db,
      'session_events',
      term,
      sql`(user_id, session_id, seq, event, received_at)
        select user_id, session_id, 100 + n, '{"type":"alive","at":1600000000000,"until":1600000060000}', started_at
        from old_sessions, generate_series(1, 2) n`,
    )
    await fillPartition(
      db,
      'answers',
      term,
      sql`(answer_id, user_id, session_id, seq, events, phase, section_type, grade_id, skill_id, problem_id,
           response_json, verdict, hint_checked, first_time_correct, learning_pass, start_ts, end_ts, level_before,
           level_after, client_claim, received_at)
        select gen_random_uuid(), user_id, session_id, k,
               '[{"type":"answer_checked","at":1600000005000,"problemId":"xxxxxxxxxxxxxx","verdict":"correct"}]',
               'LEARNING_SESSION', e.section_type, e.grade_id, e.skill_id, e.problem_id, '{"chosen":{"q":["a"]}}',
               'correct', false, 1, k = 8, at + 5000 * k, at + 5000 * k + 4000, 0, 0,
               '{"first_time_correct":1,"learning_pass":false}', to_timestamp(at / 1000.0 + 5 * k)
        from old_sessions s
        cross join generate_series(1, ${ANSWERS_A_SESSION}::int) k
        join (select *, row_number() over (order by problem_id) - 1 as n
              from problems where pool = 'E') e on e.n = (i * 8 + k) % 2000`,
    )
  }
  await db.execute(sql`drop table old_sessions`)
  await db.execute(sql`vacuum analyze`)
}
