import { isLearner, type RefusalCode, refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { holdAccount, isSignedIn, revokeOtherTokens } from '../../access/tokens'
import { recordStaffAction } from '../../audit/recordStaffAction'
import type { Database } from '../../db/database'
import { secondFactors, users } from '../../db/schema'
import type { CallContext, Handler, Handlers } from '../../dispatch/callContext'
import { forbidden } from '../../dispatch/httpError'
import { logSignIn } from '../logSignIn'
import { verifyPassword } from '../passwords'
import { tryPassword } from '../tryPassword'
import { deleteSecondFactor, findSecondFactor, hasSecondFactor } from './findSecondFactor'
import { redeemCode } from './redeemCode'
import { openSeed, sealSeed } from './sealSeed'
import { signInWithCode } from './signInWithCode'
import { countSpareCodes, makeSpareCodes, storeSpareCodes } from './spareCodes'
import { makeSeed, seedAddress, stepOfCode } from './timeCodes'

/** Who asks is asked again who they are: by the password, and by a code where there is a second factor. */
async function proofFault(
  context: CallContext,
  { password, code }: { password: string; code: string | null },
): Promise<RefusalCode | null> {
  const { db, now, ip, caller, secondFactors: rules } = context
  const { userId, userName } = caller.user
  let isPasswordRight = false
  const outcome = await tryPassword(db, { userName, ip, now }, async () => {
    const [user] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.userId, userId))
    isPasswordRight = await verifyPassword(user?.passwordHash, password)
    if (!isPasswordRight || !(await hasSecondFactor(db, caller.user))) return isPasswordRight
    return redeemCode(db, userId, { code: code ?? '', now, seedKey: rules.seedKey })
  })
  logSignIn(context, { by: 'own_password', outcome, userId })
  if (outcome === 'too_many') return 'too_many_attempts'
  if (outcome === 'right') return null
  return isPasswordRight ? 'code_wrong' : 'password_wrong'
}

/** The password may be another one since it was asked for: whoever stores one holds the account and ends its tokens. */
async function holdSignedIn(tx: Database, { caller, now }: CallContext): Promise<void> {
  await holdAccount(tx, caller.user.userId)
  if (!(await isSignedIn(tx, caller, now))) throw forbidden('Please sign in again.')
}

const getSecondFactor: Handler<'getSecondFactor'> = async (_params, { db, caller, secondFactors: rules }) => {
  const { userId, role } = caller.user
  const setUpAt = await findSecondFactor(db, caller.user)
  return succeed({
    isOffered: !isLearner(role),
    isNeeded: rules.isNeededBy(role),
    setUpAt: setUpAt?.getTime() ?? null,
    spareCodesLeft: setUpAt === null ? 0 : await countSpareCodes(db, userId),
  })
}

/** What is in use stays so until a code of the new one has come. */
const beginSecondFactor: Handler<'beginSecondFactor'> = async (params, context) => {
  const { db, caller, secondFactors: rules } = context
  const { userId, userName, role } = caller.user
  if (isLearner(role)) return refuse('not_allowed')
  const fault = await proofFault(context, params)
  if (fault !== null) return refuse(fault)
  const seed = makeSeed()
  const pendingSeed = sealSeed(rules.seedKey, userId, seed)
  await db.transaction(async (tx) => {
    await holdSignedIn(tx, context)
    await tx
      .insert(secondFactors)
      .values({ userId, pendingSeed })
      .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSeed } })
  })
  return succeed({ seed, address: seedAddress(seed, userName) })
}

const confirmSecondFactor: Handler<'confirmSecondFactor'> = async ({ code }, context) => {
  const { db, now, caller, secondFactors: rules } = context
  const { userId, role } = caller.user
  if (isLearner(role)) return refuse('not_allowed')
  const made = await makeSpareCodes()
  return db.transaction(async (tx) => {
    await holdSignedIn(tx, context)
    const [factor] = await tx
      .select({ pendingSeed: secondFactors.pendingSeed })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .for('update')
    const seed = factor?.pendingSeed ? openSeed(rules.seedKey, userId, factor.pendingSeed) : null
    if (seed === null) return refuse('second_factor_not_begun')
    const lastStep = stepOfCode(seed, code.replaceAll(/\s/g, ''), now)
    if (lastStep === null) return refuse('code_wrong')
    await tx
      .update(secondFactors)
      .set({ seed: sealSeed(rules.seedKey, userId, seed), pendingSeed: null, setUpAt: now, lastStep })
      .where(eq(secondFactors.userId, userId))
    await storeSpareCodes(tx, userId, made)
    await revokeOtherTokens(tx, caller)
    await recordStaffAction(tx, { staffId: userId, userId, action: 'second_factor_set_up' }, now)
    return succeed({ spareCodes: made.shown })
  })
}

const endSecondFactor: Handler<'endSecondFactor'> = async (params, context) => {
  const { db, now, caller, secondFactors: rules } = context
  const { userId, role } = caller.user
  if (rules.isNeededBy(role)) return refuse('second_factor_needed')
  if (!(await hasSecondFactor(db, caller.user))) return refuse('no_second_factor')
  const fault = await proofFault(context, params)
  if (fault !== null) return refuse(fault)
  await db.transaction(async (tx) => {
    await holdSignedIn(tx, context)
    await deleteSecondFactor(tx, userId)
    await revokeOtherTokens(tx, caller)
    await recordStaffAction(tx, { staffId: userId, userId, action: 'second_factor_ended' }, now)
  })
  return succeed({})
}

export const secondFactorHandlers = {
  signInWithCode,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} satisfies Partial<Handlers>
