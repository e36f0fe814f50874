import { differenceInDays } from 'date-fns'
import { and, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { sessions } from '../db/schema'
import { firstIdAt } from '../db/sessionIds'
import { hasTable, partitionOf, TABLES_BY_TERM, termOf } from '../db/terms'
import { alone } from '../db/untilUnlocked'
import { StartError } from '../startError'
import { QUIET_DAYS } from './endLeftJob'

function readTerm(name: string, now: Date) {
  const begin = new Date(`${name}-01T00:00:00Z`)
  const term = Number.isNaN(begin.getTime()) ? null : termOf(begin)
  if (!term || term.begin.getTime() !== begin.getTime())
    throw new StartError(`'${name}' is no term: name the month it begins in, such as 2026-08 or 2027-02.`)
  if (differenceInDays(now, term.end) < QUIET_DAYS)
    throw new StartError(`The term ${name} has not been over for ${QUIET_DAYS} days.`)
  return term
}

/**
 * Takes the answers and events of a term that is over out of the tables: they stay in the database as tables of their
 * own, whose names are given back, and nothing reads them. What was left open in it has ended, because its log is gone.
 */
export async function archiveTerm(db: Database, name: string, now: Date): Promise<string[]> {
  const term = readTerm(name, now)
  const partitions = TABLES_BY_TERM.map((table) => ({ table, partition: partitionOf(table, term) }))
  for (const { partition } of partitions) {
    if (!(await hasTable(db, partition))) throw new StartError(`There is no table ${partition}.`)
  }
  await alone(db, [...TABLES_BY_TERM], async (tx) => {
    await tx
      .update(sessions)
      .set({
        sessionStatus: 'left',
        endedAt: sql`coalesce(${sessions.endedAt}, ${sessions.startedAt} + ${sessions.activeMs} * interval '1 millisecond')`,
        revision: sql`${sessions.revision} + 1`,
      })
      .where(
        and(
          sql`${sessions.sessionStatus} = 'in_progress'`,
          gte(sessions.sessionId, firstIdAt(term.begin)),
          lt(sessions.sessionId, firstIdAt(term.end)),
        ),
      )
    for (const { table, partition } of partitions)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} detach partition ${sql.identifier(partition)}`,
      )
  })
  return partitions.map(({ partition }) => partition)
}
