import { isLearner, refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { recordStaffAction } from '../../audit/recordStaffAction'
import { users } from '../../db/schema'
import type { Handler, Handlers } from '../../dispatch/callContext'
import { looksAfter } from '../lookAfter'
import { addressFor, readWish, saveWish } from './digestWishes'

const getOwnDigest: Handler<'getOwnDigest'> = async (_params, { db, caller: { user } }) =>
  isLearner(user.role) ? refuse('not_allowed') : succeed({ isWished: await readWish(db, 'staff', user) })

const saveOwnDigest: Handler<'saveOwnDigest'> = async ({ isWished }, { db, now, caller: { user } }) => {
  if (isLearner(user.role)) return refuse('not_allowed')
  const address = addressFor('staff', user)
  if (address === null) return refuse('address_missing')
  const wish = { userId: user.userId, audience: 'staff', address, wishedBy: user.userId } as const
  await saveWish(db, wish, isWished, now)
  return succeed({})
}

const saveFamilyDigest: Handler<'saveFamilyDigest'> = async ({ userId, isWished }, { db, now, caller }) => {
  if (!(await looksAfter(db, caller, userId))) return refuse('not_allowed')
  const [student] = await db
    .select({ role: users.role, email: users.email, guardianEmail: users.guardianEmail })
    .from(users)
    .where(eq(users.userId, userId))
  const address = student ? addressFor('family', student) : null
  if (address === null) return refuse('address_missing')
  const staffId = caller.user.userId
  await db.transaction(async (tx) => {
    await saveWish(tx, { userId, audience: 'family', address, wishedBy: staffId }, isWished, now)
    const action = isWished ? 'family_digest_begun' : 'family_digest_ended'
    await recordStaffAction(tx, { staffId, userId, action }, now)
  })
  return succeed({})
}

export const digestHandlers = {
  getOwnDigest,
  saveOwnDigest,
  saveFamilyDigest,
} satisfies Partial<Handlers>
