import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database'
import { userNames, userSourceIds } from '../../db/schema'
import type { Roster } from './roster'

/** Values of one statement. */
const AT_ONCE = 1_000

/** Who has which names and ids, in whatever centre. */
export interface TakenNames {
  userNames: ReadonlyMap<string, string>
  sourceIds: ReadonlyMap<string, string>
}

async function lookUp(
  db: Database,
  table: PgTable & { userId: PgColumn },
  key: PgColumn,
  values: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let at = 0; at < values.length; at += AT_ONCE) {
    const rows = await db
      .select({ key, userId: table.userId })
      .from(table)
      .where(inArray(key, values.slice(at, at + AT_ONCE)))
    for (const row of rows) found.set(String(row.key), String(row.userId))
  }
  return found
}

export const findUserNames = (db: Database, names: readonly string[]): Promise<Map<string, string>> =>
  lookUp(db, userNames, userNames.userName, names)

const valuesOf = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
]

/** Of the names and ids of a roster, those that somebody has. */
export async function findTakenNames(db: Database, { people }: Roster): Promise<TakenNames> {
  return {
    userNames: await findUserNames(db, valuesOf(people.map(({ userName }) => userName))),
    sourceIds: await lookUp(
      db,
      userSourceIds,
      userSourceIds.sourceId,
      valuesOf(people.map(({ sourceId }) => sourceId)),
    ),
  }
}
