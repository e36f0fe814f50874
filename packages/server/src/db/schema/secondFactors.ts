import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { studentId } from './studentId'

/** One-time codes of an app that staff type after the password. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: studentId(),
    /** What the codes are made from, encrypted where the server has a key; null until the first code has come. */
    seed: text('seed'),
    /** Of a set-up that no code has confirmed yet. */
    pendingSeed: text('pending_seed'),
    setUpAt: instant('set_up_at'),
    /** The last half minute whose code was used: each works once. */
    lastStep: integer('last_step'),
    /** Of the hashes of the spare codes, hexadecimal. */
    spareSalt: text('spare_salt'),
  },
  (table) => [primaryKey({ columns: [table.userId] })],
)

/** Spare codes that were not used yet. */
export const spareCodes = pgTable(
  'spare_codes',
  {
    userId: studentId(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
