interface Change {
  field: string
  from: unknown
  to: unknown
}

/** What is written down with its values. */
const TOLD: ReadonlySet<string> = new Set([
  'role',
  'schoolGrade',
  'license',
  'startsAt',
  'expiresAt',
  'status',
  'toggleOverrides',
  'userName',
  'centerIds',
  'classIds',
  'class',
])

/**
 * Changes of an account as the details of a staff action: of names, addresses, ids and consent only that they changed,
 * for the trail outlives the account.
 */
export function toldChanges(changes: readonly Change[]): Record<string, unknown> {
  const told = changes.filter(({ field }) => TOLD.has(field))
  const quiet = changes.flatMap(({ field }) => (TOLD.has(field) ? [] : field))
  return {
    ...Object.fromEntries(told.map(({ field, from, to }) => [field, { from, to }])),
    ...(quiet.length > 0 ? { changed: quiet } : {}),
  }
}
