import { MAX_MEASURED_SECONDS } from '@wordstride/learning'
import { type Placeholder, sql } from 'drizzle-orm'
import { sessions } from '../db/schema'
import { RESUME_MS } from '../standing/runningSince'

/** SR-26: a session longer than ten hours was not measured. */
const summed = sql`sum(case when ${sessions.activeMs} <= ${MAX_MEASURED_SECONDS * 1000} then ${sessions.activeMs} else 0 end)`

/**
 * The time of some sessions together (milliseconds): the sum of their times, and never more than the time in which at
 * least one of them was open, however many were at once. For a `select` over `sessions`.
 */
export function sessionTime(now: Date | Placeholder) {
  const { startedAt, endedAt } = sessions
  const latest = sql`least(${now instanceof Date ? now.toISOString() : now}::timestamptz, ${startedAt} + ${RESUME_MS} * interval '1 millisecond')`
  const open = sql`tstzrange(${startedAt}, greatest(${startedAt}, coalesce(${endedAt}, ${latest})))`
  const length = sql`(select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0) * 1000
    from unnest(range_agg(${open})) span)`
  return sql<string>`least(coalesce(${summed}, 0), ${length})`
}
