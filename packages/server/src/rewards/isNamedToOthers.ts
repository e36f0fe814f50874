import { and, gt, isNull, ne, or, type Placeholder, sql } from 'drizzle-orm'
import { users } from '../db/schema'

/** SR-28: no student of a school's licence is named to students of other places. */
export const isNamedToOthers = or(isNull(users.license), ne(users.license, 'SCHOOL'))

/** Nor is one whose account has ended. */
export const isNamedNow = (now: Placeholder) =>
  and(isNamedToOthers, gt(users.expiresAt, sql.param(now, users.expiresAt)))
