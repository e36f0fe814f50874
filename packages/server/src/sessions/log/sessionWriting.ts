import { type SQL, sql } from 'drizzle-orm'
import {
  type answers,
  gradeStandings,
  type sessionEvents,
  type sessionExercises,
  sessions,
} from '../../db/schema'

const value = (name: string) => sql.placeholder(name)

type SessionTable = typeof sessions | typeof sessionExercises | typeof answers | typeof sessionEvents

export const isOfSession = (table: SessionTable) =>
  sql`${table.userId} = ${value('userId')} and ${table.sessionId} = ${value('sessionId')}`

/** The session as it was read. Of two writers the second one waits, and finds another revision. */
export const seenSession = sql`select 1 from ${sessions} where ${isOfSession(sessions)}
  and ${sessions.revision} = ${value('revision')}::int for update`

/** Brings the row of the session up to its state, once the rows of `source` are there. */
export const updateSession = (
  source: SQL,
): SQL => sql`update ${sessions} set session_status = ${value('sessionStatus')},
  ending_level = ${value('endingLevel')}::int, ended_at = ${value('endedAt')}::timestamptz,
  active_ms = ${value('activeMs')}::bigint, spent_ms = ${value('spentMs')}::bigint, revision = ${sessions.revision} + 1,
  end_score = case when ${sessions.endedAt} is not null then ${sessions.endScore}
    when ${value('endedAt')}::timestamptz is not null then coalesce(${value('score')}::float8,
    (select ${gradeStandings.projectedScore} from ${gradeStandings} where ${gradeStandings.userId} = ${sessions.userId}
      and ${gradeStandings.sectionType} = ${sessions.sectionType} and ${gradeStandings.gradeId} = ${sessions.gradeId}),
    ${sessions.startingScore}) end
  from ${source} where ${isOfSession(sessions)}`
