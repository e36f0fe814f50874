import { isLearner, roleSchema } from '@wordstride/api'
import { and, eq, gt, inArray, ne, or } from 'drizzle-orm'
import pLimit from 'p-limit'
import { NO_PASSWORD, verifyPassword } from '../accounts/passwords'
import type { Database } from '../db/database'
import { learningCenters, users } from '../db/schema'
import { StartError } from '../startError'
import { DEMO_NAMES } from './demoAccounts'
import { CENTERS } from './learningCenters'

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

async function hasDemoData(db: Database): Promise<boolean> {
  const demo = await db.$count(
    users,
    and(inArray(users.userId, DEMO_NAMES), eq(users.userId, users.userName)),
  )
  if (demo > 0) return true
  const samples = CENTERS.map(({ name, phone }) =>
    and(eq(learningCenters.name, name), eq(learningCenters.phone, phone)),
  )
  return (await db.$count(learningCenters, or(...samples))) > 0
}

/** Production does not begin over data with which anybody could sign in. */
export async function refuseOpenDoors(db: Database, now: Date): Promise<void> {
  if (await hasDemoData(db))
    throw new StartError(
      'The database holds demo accounts or sample centers, which production must not have. Begin with an empty database.',
    )
  const open = await findOpenAccounts(db, now)
  if (open.length === 0) return
  const named = open.slice(0, MOST_NAMED).join(', ')
  throw new StartError(
    `The password is the user name in ${open.length === 1 ? '1 account' : `${open.length} accounts`}: ${named}. ` +
      'Give them others, with: npm run admin -- reset-password NAME',
  )
}
