import { isNull, ne, or } from 'drizzle-orm'
import { users } from '../db/schema'

/** SR-28: no student of a school's licence is named to students of other places. */
export const isNamedToOthers = or(isNull(users.license), ne(users.license, 'SCHOOL'))
