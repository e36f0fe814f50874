import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../packages/server/src/db/database'

/** Students of grades 1 to 11 alike, each with a place in both sections, work of this week and, of some, news. */
export async function fillPeers(db: Database, students: number): Promise<void> {
  for (let from = 0; from < students; from += AT_ONCE) await fillSome(db, from, from + AT_ONCE - 1)
  await db.execute(sql`analyze`)
}

/** A statement of the server ends after twenty seconds. */
const AT_ONCE = 5_000

async function fillSome(db: Database, from: number, to: number): Promise<void> {
  const [first, last] = [sql.raw(String(from)), sql.raw(String(to))]
  await db.execute(sql`
    insert into users (user_id, user_name, password_hash, role, first_name, last_name, country, school_grade,
                       starts_at, expires_at, created_at)
    select 'peer' || i, 'peer' || i, 'none', 'student', 'Peer', 'Student', 'US', 1 + i % 11,
           now() - interval '30 days', now() + interval '300 days', now()
    from generate_series(${first}, ${last}) i`)
  await db.execute(sql`
    insert into user_learning_info (user_id, section_type, start_grade, current_grade, stop_grade, weekly_time,
                                    init_skill_status_flag)
    select 'peer' || i, s, greatest(1, least(9, i % 11)), greatest(1, least(9, i % 11 + i % 3)), 9, 60, true
    from generate_series(${first}, ${last}) i, unnest(array['ae.la', 'ae.voc']) s`)
  await db.execute(sql`
    insert into grade_standings (user_id, section_type, grade_id, projected_score, highest_score)
    select user_id, section_type, g, 100 * random(), 100
    from user_learning_info, generate_series(current_grade - 1, current_grade) g
    where substr(user_id, 5)::int between ${first} and ${last}`)
  await db.execute(sql`
    insert into sessions (user_id, session_id, phase, section_type, grade_id, session_status, started_at,
                          loc_start_time, starting_level, ending_level, starting_score, points_total)
    select 'peer' || i, gen_random_uuid(), 'LEARNING_SESSION', 'ae.la', 2, 'passed',
           now() - make_interval(hours => 20 * n), '', 0, 0, 0, 10
    from generate_series(${first}, ${last}) i, generate_series(0, 9) n`)
  await db.execute(sql`
    insert into achievements (user_id, achievement, section_type, grade_id, achieved_at)
    select 'peer' || i, 'achieve_grade_goal', 'ae.la', 3, now() - make_interval(hours => i % 600)
    from generate_series(${first}, ${last}, 5) i`)
  await db.execute(sql`
    insert into peer_members (user_id, joined_at)
    select 'peer' || i, now() - make_interval(secs => i) from generate_series(${first}, ${last}) i`)
  await db.execute(sql`analyze`)
}

/** Signs some of them in, spread over all groups. */
export async function addTokens(db: Database, students: number, count: number) {
  const rows = Array.from({ length: count }, (_, i) => {
    const token = createHash('sha256').update(`peer ${i}`).digest('base64url')
    const userId = `peer${Math.floor((i * students) / count)}`
    return { token, userId, hash: createHash('sha256').update(token).digest('hex') }
  })
  const values = sql.join(
    rows.map(({ userId, hash }) => sql`(${userId}, ${hash}, now(), now() + interval '12 hours')`),
    sql`, `,
  )
  await db.execute(sql`insert into tokens (user_id, token_hash, issued_at, expires_at) values ${values}`)
  await db.execute(
    sql`insert into token_owners (user_id, token_hash, ends_at) select user_id, token_hash, expires_at from tokens`,
  )
  return rows.map(({ token, userId }) => ({ token, userId }))
}
