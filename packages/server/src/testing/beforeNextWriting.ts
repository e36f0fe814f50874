import { vi } from 'vitest'
import type { Database } from '../db/database'

/** Something else happens after the next call has looked at what it needs, before its transaction begins. */
export function beforeNextWriting(db: Database, happen: () => Promise<unknown>): void {
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (run, options) => {
    await happen()
    return transaction(run, options)
  })
}
