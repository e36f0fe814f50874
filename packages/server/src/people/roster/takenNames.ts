import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { userNames, userSourceIds } from '../../db/schema'
import type { Roster } from './roster'

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
  if (values.length === 0) return new Map()
  const rows = await db.select({ key, userId: table.userId }).from(table).where(among(key, values))
  return new Map(rows.map((row) => [String(row.key), String(row.userId)]))
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
