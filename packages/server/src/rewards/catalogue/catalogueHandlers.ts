import { isDeepStrictEqual } from 'node:util'
import { fullName, refuse, succeed } from '@wordstride/api'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { recordStaffAction } from '../../audit/recordStaffAction'
import { idToSave } from '../../db/idToSave'
import { learningCenters, rewardRequests, rewards, userCenters, users } from '../../db/schema'
import type { Handler, Handlers } from '../../dispatch/callContext'
import { findManager, looksAfterCenter, managesCenter } from '../../people/rights'
import { findRewardedStudent, REWARD_STAFF } from '../lookAfter'
import { closeRequest } from '../tokens/closeRequest'
import { inTokenTurn } from '../tokens/ledger'

/** Requests that one page shows. */
const MOST_OPEN = 200

const listRewards: Handler<'listRewards'> = async (_params, { db, caller }) => {
  const manager = await findManager(db, caller)
  if (!REWARD_STAFF.includes(manager.role)) return refuse('not_allowed')
  const centers = await db
    .select({ centerId: learningCenters.id, name: learningCenters.name })
    .from(learningCenters)
    .where(manager.role === 'admin' ? undefined : inArray(learningCenters.id, [...manager.centerIds]))
    .orderBy(asc(learningCenters.name))
  const centerIds = centers.map(({ centerId }) => centerId)
  const [catalogue, requests] = await Promise.all([
    db
      .select()
      .from(rewards)
      .where(inArray(rewards.centerId, centerIds))
      .orderBy(asc(rewards.price), asc(rewards.name)),
    db
      .select({
        request: rewardRequests,
        firstName: users.firstName,
        lastName: users.lastName,
        userName: users.userName,
      })
      .from(rewardRequests)
      .innerJoin(users, eq(users.userId, rewardRequests.userId))
      // Who has left the center is out of reach.
      .innerJoin(
        userCenters,
        and(eq(userCenters.userId, rewardRequests.userId), eq(userCenters.centerId, rewardRequests.centerId)),
      )
      .where(and(inArray(rewardRequests.centerId, centerIds), eq(rewardRequests.state, 'asked')))
      .orderBy(asc(rewardRequests.askedAt))
      .limit(MOST_OPEN),
  ])
  return succeed({
    centers: centers.map((center) => ({ ...center, isManaged: managesCenter(manager, center.centerId) })),
    rewards: catalogue,
    requests: requests.map(({ request, ...student }) => ({
      userId: request.userId,
      studentName: fullName(student),
      requestId: request.requestId,
      name: request.name,
      price: request.price,
      askedAt: request.askedAt.getTime(),
    })),
  })
}

const saveReward: Handler<'saveReward'> = async ({ rewardId, newId, reward }, { db, now, caller }) => {
  const manager = await findManager(db, caller)
  if (!managesCenter(manager, reward.centerId)) return refuse('center_not_yours')
  return db.transaction(async (tx) => {
    const by = { staffId: manager.userId, userId: null }
    const id = await idToSave(tx, rewardId, newId)
    const [before] = await tx.select().from(rewards).where(eq(rewards.rewardId, id)).for('update')
    if (!before && rewardId === null) {
      const [center] = await tx
        .select({ id: learningCenters.id })
        .from(learningCenters)
        .where(eq(learningCenters.id, reward.centerId))
      if (!center) return refuse('center_not_yours')
      await tx.insert(rewards).values({ rewardId: id, ...reward, createdAt: now })
      await recordStaffAction(tx, { ...by, action: 'reward_made', details: reward }, now)
      return succeed({ rewardId: id })
    }
    // A reward stays with its center.
    if (!before || before.centerId !== reward.centerId) return refuse('reward_gone')
    const { centerId, name, price, isActive } = before
    if (isDeepStrictEqual({ centerId, name, price, isActive }, { ...reward }))
      return succeed({ rewardId: id })
    await tx.update(rewards).set(reward).where(eq(rewards.rewardId, id))
    const details = { from: { name, price, isActive }, to: reward }
    await recordStaffAction(tx, { ...by, action: 'reward_changed', details }, now)
    return succeed({ rewardId: id })
  })
}

const decideRequest: Handler<'decideRequest'> = async (params, { db, now, caller }) => {
  const { userId, requestId, isGranted } = params
  if (!(await findRewardedStudent(db, caller, userId))) return refuse('not_allowed')
  const manager = await findManager(db, caller)
  return inTokenTurn(db, userId, async (tx) => {
    const closing = {
      state: isGranted ? ('granted' as const) : ('declined' as const),
      decidedBy: manager.userId,
      isTheirs: ({ centerId }: { centerId: number }) => looksAfterCenter(manager, centerId),
    }
    const closed = await closeRequest(tx, { userId, requestId }, closing, now)
    if (typeof closed === 'string') return refuse(closed)
    if (closed === null) return succeed({})
    const { name, price } = closed
    await recordStaffAction(
      tx,
      { staffId: manager.userId, userId, action: `reward_${closing.state}`, details: { name, price } },
      now,
    )
    return succeed({})
  })
}

export const catalogueHandlers = { listRewards, saveReward, decideRequest } satisfies Partial<Handlers>
