import type { Database } from '../db/database'
import { addressTurns } from './addressTurns'
import { beginAttempt, failAttempt, passAttempt, withdrawAttempt } from './loginAttempts'

interface Attempt {
  userName: string
  ip: string
  now: Date
}

/**
 * SR-02: looks at a password as often as may be; a whole school behind one address waits for its turns. A password that
 * is half of what is asked for tells nothing: else it would make the failures of the other half forgotten.
 */
export function tryPassword(
  db: Database,
  { userName, ip, now }: Attempt,
  look: () => Promise<boolean | 'half'>,
): Promise<'right' | 'half' | 'wrong' | 'too_many'> {
  return addressTurns.take(ip, async () => {
    const attemptId = await beginAttempt(db, userName, ip, now)
    if (attemptId === null) return 'too_many'
    // An attempt that could not be looked at is none.
    const found = await look().catch(async (error) => {
      await withdrawAttempt(db, attemptId)
      throw error
    })
    if (found === 'half') {
      await withdrawAttempt(db, attemptId)
      return 'half'
    }
    if (!found) {
      await failAttempt(db, attemptId)
      return 'wrong'
    }
    await passAttempt(db, { attemptId, userName, ip, now })
    return 'right'
  })
}
