import { fullName, type RefusalCode, refuse, type Untouched } from '@wordstride/api'

/** One of many at whom nothing is done; `person` is null for an account that the caller may not see. */
export function leaveAlone(
  userId: string,
  person: Parameters<typeof fullName>[0] | null,
  reason: RefusalCode,
): Untouched {
  const { code, message } = refuse(reason)
  return { userId, name: person ? fullName(person) : '', code, message }
}
