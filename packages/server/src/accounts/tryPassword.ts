import type { Database } from '../db/database'
import { addressTurns } from './addressTurns'
import { beginAttempt, failAttempt, passAttempt } from './loginAttempts'

interface Attempt {
  userName: string
  ip: string
  now: Date
}

/** SR-02: looks at a password as often as may be; a whole school behind one address waits for its turns. */
export function tryPassword(
  db: Database,
  { userName, ip, now }: Attempt,
  isRight: () => Promise<boolean>,
): Promise<'right' | 'wrong' | 'too_many'> {
  return addressTurns.take(ip, async () => {
    const attemptId = await beginAttempt(db, userName, ip, now)
    if (attemptId === null) return 'too_many'
    if (!(await isRight())) {
      await failAttempt(db, attemptId)
      return 'wrong'
    }
    await passAttempt(db, { attemptId, userName, ip, now })
    return 'right'
  })
}
