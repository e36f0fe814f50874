import { createHash } from 'node:crypto'
import type { StoredFields } from '@wordstride/api'
import type { UserRow } from '../db/schema'

/** What the form of an account shows. */
export const storedFieldsOf = (
  user: UserRow,
  place: { centerIds: readonly number[]; classIds: readonly string[] },
): StoredFields => ({
  userName: user.userName,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  schoolGrade: user.schoolGrade,
  license: user.license,
  email: user.email,
  guardianName: user.guardianName,
  guardianEmail: user.guardianEmail,
  consentAt: user.consentAt?.getTime() ?? null,
  sourceId: user.sourceId,
  startsAt: user.startsAt.getTime(),
  expiresAt: user.expiresAt.getTime(),
  toggleOverrides: user.toggleOverrides,
  centerIds: [...place.centerIds],
  classIds: [...place.classIds],
})

/** Says which values the fields had, whatever the order of centers, classes and toggles: jsonb keeps one of its own. */
export const revisionOf = ({ centerIds, classIds, toggleOverrides, ...fields }: StoredFields): string =>
  createHash('sha256')
    .update(
      JSON.stringify({
        ...fields,
        toggles: Object.entries(toggleOverrides).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        centerIds: centerIds.toSorted(),
        classIds: classIds.toSorted(),
      }),
    )
    .digest('base64url')
