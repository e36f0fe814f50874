import pLimit from 'p-limit'
import { hashPassword } from '../accounts/passwords'

/** Hashes at once: a processor is left for those who sign in. */
const AT_ONCE = 2

/** The hashes of many passwords, in their order. */
export function hashPasswords(passwords: readonly string[]): Promise<string[]> {
  const inTurn = pLimit(AT_ONCE)
  return Promise.all(passwords.map((password) => inTurn(() => hashPassword(password))))
}
