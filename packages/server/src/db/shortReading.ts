import type { Database } from './database'
import { oncePerDatabase } from './oncePerDatabase'

const lines = new WeakMap<Database, Database>()

/** Short readings of `db` go over `line` from now on, which has one connection. */
export function giveLine(db: Database, line: Database): void {
  lines.set(db, line)
}

/**
 * A prepared statement that reads, by an index, a few rows of a student or a group, and waits for no lock. Outside of a
 * transaction such statements stand in line on one connection, so that those of one moment are sent and answered
 * together: the way to the socket and back is most of what one costs.
 */
export function shortReading<T>(make: (db: Database) => T): (db: Database) => T {
  const statement = oncePerDatabase(make)
  return (db) => statement(lines.get(db) ?? db)
}
