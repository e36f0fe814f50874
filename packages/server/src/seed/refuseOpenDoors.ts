import { isLearner, roleSchema } from '@wordstride/api'
import { and, eq, gt, inArray, ne, or } from 'drizzle-orm'
import pLimit from 'p-limit'
import { NO_PASSWORD, verifyPassword } from '../accounts/passwords'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { StartError } from '../startError'

const STAFF = roleSchema.options.filter((role) => !isLearner(role))
/** More would only wait, in the queue of who signs in. */
const AT_ONCE = 3
/** Named in the message. */
const MOST_NAMED = 5

/** Whose password could be the name: staff, and what was made with a name for an id, as demo and test accounts are. */
async function findOpenAccounts(db: Database, now: Date): Promise<string[]> {
  const found = await db
    .select({ userName: users.userName, passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(
        ne(users.passwordHash, NO_PASSWORD),
        gt(users.expiresAt, now),
        or(inArray(users.role, STAFF), eq(users.userId, users.userName)),
      ),
    )
    .orderBy(users.userName)
  const inTurn = pLimit(AT_ONCE)
  const isOpen = await Promise.all(
    found.map(({ userName, passwordHash }) => inTurn(() => verifyPassword(passwordHash, userName))),
  )
  return found.filter((_, i) => isOpen[i]).map(({ userName }) => userName)
}

/** Production does not begin where anybody could sign in. Each password takes its time, so hold no lock meanwhile. */
export async function refuseOpenDoors(db: Database, now: Date): Promise<void> {
  const open = await findOpenAccounts(db, now)
  if (open.length === 0) return
  const named = open.slice(0, MOST_NAMED).join(', ')
  throw new StartError(
    `The password is the user name in ${open.length === 1 ? '1 account' : `${open.length} accounts`}: ${named}. ` +
      'Give them others, with: npm run admin -- reset-password NAME',
  )
}
