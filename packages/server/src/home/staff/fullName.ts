import type { UserRow } from '../../db/schema'

/** How staff see a user; a test account has no name before its first test (TEST-03). */
export const fullName = ({
  firstName,
  lastName,
  userName,
}: Pick<UserRow, 'firstName' | 'lastName' | 'userName'>): string =>
  `${firstName} ${lastName}`.trim() || userName
