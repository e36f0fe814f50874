import type { UserRow } from '../db/schema'

/** The signed-in user of a request, whose account is 'started' (SR-03). */
export interface Caller {
  user: Omit<UserRow, 'passwordHash'>
  /** SHA-256 of the token that came with the request. */
  tokenHash: string
}
