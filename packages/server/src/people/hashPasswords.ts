import { hashPassword } from '../accounts/passwords'

/** Hashes at once: a processor is left for those who sign in. */
const AT_ONCE = 2

/** The hashes of many passwords, in their order. */
export async function hashPasswords(passwords: readonly string[]): Promise<string[]> {
  const hashes: string[] = []
  let next = 0
  const work = async () => {
    for (let i = next++; i < passwords.length; i = next++) hashes[i] = await hashPassword(passwords[i] ?? '')
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return hashes
}
