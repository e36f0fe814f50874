import type { UserRow } from '../db/schema'

/** SR-25, PEER-07: what stands behind the name of a student. */
export const honorMarker = ({
  isHonor,
  isHighHonor,
}: Pick<UserRow, 'isHonor' | 'isHighHonor'>): '' | '(H)' | '(HH)' =>
  isHighHonor ? '(HH)' : isHonor ? '(H)' : ''
