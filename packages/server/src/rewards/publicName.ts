import { type UserRow, users } from '../db/schema'
import { honorMarker } from './honorMarker'

/** What a query selects of a user who is named to others. */
export const namedUser = {
  userId: users.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  isHonor: users.isHonor,
  isHighHonor: users.isHighHonor,
}

type Named = Pick<UserRow, 'firstName' | 'lastName' | 'isHonor' | 'isHighHonor'>

/** SR-28: how other students see a user: first name, last initial, and the honor. */
export function publicName(user: Named): string {
  const { firstName, lastName } = user
  const initial = [...lastName.trim()][0]
  return [firstName.trim(), initial && `${initial.toLocaleUpperCase('en')}.`, honorMarker(user)]
    .filter(Boolean)
    .join(' ')
}
