import { randomInt } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../../accounts/passwords'
import { takeUserName } from '../../accounts/userNames'
import { recordStaffAction } from '../../audit/recordStaffAction'
import type { Database } from '../../db/database'
import { userCenters, users } from '../../db/schema'
import type { CallContext } from '../../dispatch/callContext'
import { makePassword } from '../../people/passwordRules'

const PREFIX = { special: 'ag', regular: 'af' } as const
const VALID_MS = 14 * millisecondsInDay
/** Until the student has told it. */
const UNKNOWN_SCHOOL_GRADE = 2

/**
 * SR-36: an account whose password is its name (in production one that nobody guesses), without a name of the student until the first test; in the centres of
 * the one who asked for it, so that its results can be read there.
 */
export async function createTestUser(
  db: Database,
  kind: keyof typeof PREFIX,
  { caller: { user }, now, isProduction }: Pick<CallContext, 'caller' | 'now' | 'isProduction'>,
): Promise<{ username: string; password: string }> {
  for (;;) {
    const name = `${PREFIX[kind]}${randomInt(100_000, 1_000_000)}`
    const password = isProduction ? makePassword('test') : name
    const passwordHash = await hashPassword(password)
    const made = await db.transaction(async (tx) => {
      if (!(await takeUserName(tx, name, name))) return false
      await tx.insert(users).values({
        userId: name,
        userName: name,
        passwordHash,
        role: 'test',
        firstName: '',
        lastName: '',
        country: user.country,
        schoolGrade: UNKNOWN_SCHOOL_GRADE,
        license: null,
        testAccountType: kind,
        createdBy: user.userId,
        startsAt: now,
        expiresAt: new Date(now.getTime() + VALID_MS),
        createdAt: now,
      })
      const centers = await tx.select().from(userCenters).where(eq(userCenters.userId, user.userId))
      if (centers.length > 0) {
        await tx.insert(userCenters).values(centers.map(({ centerId }) => ({ userId: name, centerId })))
      }
      const details = { testAccountType: kind }
      await recordStaffAction(
        tx,
        { staffId: user.userId, userId: name, action: 'account_created', details },
        now,
      )
      return true
    })
    if (made) return { username: name, password }
  }
}
