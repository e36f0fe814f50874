import type { Database } from '../db/database'

/** The database, where something else happens before the first transaction begins. */
export function beforeWriting(db: Database, happen: () => Promise<unknown>): Database {
  let hasHappened = false
  const transaction: Database['transaction'] = async (run, options) => {
    if (!hasHappened) await happen()
    hasHappened = true
    return db.transaction(run, options)
  }
  return Object.create(db, { transaction: { value: transaction } })
}
