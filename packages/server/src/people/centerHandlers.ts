import { isIP } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { refuse, succeed } from '@wordstride/api'
import { and, asc, count, eq, inArray, isNull, max } from 'drizzle-orm'
import { v7 as makeId } from 'uuid'
import { recordStaffAction } from '../audit/recordStaffAction'
import { lockKey } from '../db/lockKey'
import { classes, learningCenters, userCenters } from '../db/schema'
import type { Handler, Handlers } from '../dispatch/callContext'
import { digestOf } from '../lists/digestOf'
import { holdManager } from './holdManager'
import { findManager, managesCenter } from './rights'

/** Of what the form of a center shows. */
const revisionOf = ({ name, address, phone, email, ips }: typeof learningCenters.$inferSelect): string =>
  digestOf([name, address, phone, email, ips])

const listCenters: Handler<'listCenters'> = async (_params, { db, caller }) => {
  const { role, centerIds } = await findManager(db, caller)
  const isSeen = (
    column: typeof learningCenters.id | typeof userCenters.centerId | typeof classes.centerId,
  ) => (role === 'admin' ? undefined : inArray(column, [...centerIds]))
  const [centers, accounts, groups] = await Promise.all([
    db.select().from(learningCenters).where(isSeen(learningCenters.id)).orderBy(asc(learningCenters.name)),
    db
      .select({ centerId: userCenters.centerId, count: count() })
      .from(userCenters)
      .where(isSeen(userCenters.centerId))
      .groupBy(userCenters.centerId),
    db
      .select({ centerId: classes.centerId, count: count() })
      .from(classes)
      .where(and(isNull(classes.endedAt), isSeen(classes.centerId)))
      .groupBy(classes.centerId),
  ])
  const accountsIn = new Map(accounts.map((row) => [row.centerId, row.count]))
  const classesIn = new Map(groups.map((row) => [row.centerId, row.count]))
  return succeed({
    centers: centers.map(({ id, askedAs, ...center }) => ({
      centerId: id,
      ...center,
      revision: revisionOf({ id, askedAs, ...center }),
      accounts: accountsIn.get(id) ?? 0,
      classes: classesIn.get(id) ?? 0,
    })),
  })
}

const saveCenter: Handler<'saveCenter'> = async (
  { centerId, newId, revision, center },
  { db, now, caller },
) => {
  return db.transaction(async (tx) => {
    const manager = await holdManager(tx, { caller, now })
    const isOwn = centerId ? managesCenter(manager, centerId) : manager.role === 'admin'
    if (!isOwn) return refuse('center_not_yours')
    if (center.ips.some((ip) => isIP(ip) === 0)) return refuse('address_faulty')
    const by = { staffId: manager.userId, userId: null }
    if (!centerId) await lockKey(tx, 'new learning center')
    const askedAs = newId ?? makeId()
    const isIt = centerId ? eq(learningCenters.id, centerId) : eq(learningCenters.askedAs, askedAs)
    const [before] = await tx.select().from(learningCenters).where(isIt).for('no key update')
    if (before) {
      const { id, askedAs: _, ...from } = before
      if (isDeepStrictEqual(from, { ...center })) return succeed({ centerId: id })
      if (revision !== undefined && revision !== revisionOf(before)) return refuse('changed_meanwhile')
      await tx.update(learningCenters).set(center).where(eq(learningCenters.id, id))
      const details = { from: { id, ...from }, to: center }
      await recordStaffAction(tx, { ...by, action: 'center_changed', details }, now)
      return succeed({ centerId: id })
    }
    if (centerId) return refuse('center_not_yours')
    const [last] = await tx.select({ id: max(learningCenters.id) }).from(learningCenters)
    const id = (last?.id ?? 0) + 1
    await tx.insert(learningCenters).values({ id, askedAs, ...center })
    await recordStaffAction(
      tx,
      { ...by, action: 'center_created', details: { centerId: id, ...center } },
      now,
    )
    return succeed({ centerId: id })
  })
}

export const centerHandlers = { listCenters, saveCenter } satisfies Partial<Handlers>
