import { isLearner, refuse, succeed } from '@wordstride/api'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type RewardRow, rewardRequests, rewards, tokenDeposits, userCenters, users } from '../../db/schema'
import type { Handler, Handlers } from '../../dispatch/callContext'
import { closeRequest } from './closeRequest'
import { askReason, findBalance, inTokenTurn, readLedger } from './ledger'

const MOST_REQUESTS = 100

/** The rewards that a student may ask for; pupils of schools have no tokens to see (ROLE-03). */
async function findOffered(db: Database, userId: string): Promise<RewardRow[]> {
  const [user] = await db
    .select({ role: users.role, license: users.license })
    .from(users)
    .where(eq(users.userId, userId))
  if (!user || !isLearner(user.role) || user.license !== null) return []
  const centers = await db
    .select({ centerId: userCenters.centerId })
    .from(userCenters)
    .where(eq(userCenters.userId, userId))
  if (centers.length === 0) return []
  return db
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.isActive, true),
        inArray(
          rewards.centerId,
          centers.map(({ centerId }) => centerId),
        ),
      ),
    )
    .orderBy(asc(rewards.price), asc(rewards.name))
}

const getTokenAccount: Handler<'getTokenAccount'> = async ({ userId }, { db }) => {
  const [requests, balance, offered, ledger] = await Promise.all([
    db
      .select()
      .from(rewardRequests)
      .where(eq(rewardRequests.userId, userId))
      .orderBy(desc(rewardRequests.askedAt), desc(rewardRequests.requestId))
      .limit(MOST_REQUESTS),
    findBalance(db, userId),
    findOffered(db, userId),
    readLedger(db, userId),
  ])
  return succeed({
    balance,
    rewards: offered,
    requests: requests.map(({ requestId, name, price, state, askedAt, decidedAt }) => ({
      requestId,
      name,
      price,
      state,
      askedAt: askedAt.getTime(),
      decidedAt: decidedAt?.getTime() ?? null,
    })),
    ledger,
  })
}

/** The tokens go with the asking, so that they cannot be spent twice. To ask again by the same id asks for nothing more, whatever the reward has become. */
const askForReward: Handler<'askForReward'> = async (params, { db, now }) => {
  const { userId, requestId, rewardId, price } = params
  return inTokenTurn(db, userId, async (tx) => {
    const balance = await findBalance(tx, userId)
    const [known] = await tx
      .select({ requestId: rewardRequests.requestId })
      .from(rewardRequests)
      .where(and(eq(rewardRequests.userId, userId), eq(rewardRequests.requestId, requestId)))
    if (known) return succeed({ balance })
    const reward = (await findOffered(tx, userId)).find((offered) => offered.rewardId === rewardId)
    if (!reward) return refuse('reward_gone')
    if (reward.price !== price) return refuse('price_changed')
    if (balance < price) return refuse('tokens_short')
    const { centerId, name } = reward
    await tx
      .insert(rewardRequests)
      .values({ userId, requestId, rewardId, centerId, name, price, state: 'asked', askedAt: now })
    await tx
      .insert(tokenDeposits)
      .values({ userId, reason: askReason(requestId), tokens: -price, depositedAt: now })
    return succeed({ balance: balance - price })
  })
}

const withdrawRequest: Handler<'withdrawRequest'> = ({ userId, requestId }, { db, now }) =>
  inTokenTurn(db, userId, async (tx) => {
    const closing = { state: 'withdrawn', decidedBy: null } as const
    const closed = await closeRequest(tx, { userId, requestId }, closing, now)
    if (typeof closed === 'string') return refuse(closed)
    return succeed({ balance: await findBalance(tx, userId) })
  })

export const tokenHandlers = {
  getTokenAccount,
  askForReward,
  withdrawRequest,
} satisfies Partial<Handlers>
