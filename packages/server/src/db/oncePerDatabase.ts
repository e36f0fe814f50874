import type { Database } from './database'

/** What a process makes once for each database, of which tests have many; a prepared statement, say. In a transaction it is made for that one. */
export function oncePerDatabase<T>(make: (db: Database) => T): (db: Database) => T {
  const made = new WeakMap<Database, { value: T }>()
  return (db) => {
    const known = made.get(db) ?? { value: make(db) }
    made.set(db, known)
    return known.value
  }
}
