import type { UserRow } from '../db/schema'

type Named = Pick<UserRow, 'firstName' | 'lastName' | 'isHonor' | 'isHighHonor'>

/** SR-28: how other students see a user: first name, last initial, and the honor. */
export function publicName({ firstName, lastName, isHonor, isHighHonor }: Named): string {
  const initial = [...lastName.trim()][0]
  const honor = isHighHonor ? '(HH)' : isHonor ? '(H)' : ''
  return [firstName.trim(), initial && `${initial.toLocaleUpperCase('en')}.`, honor].filter(Boolean).join(' ')
}
