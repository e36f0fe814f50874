import { refuse } from '@wordstride/api'
import { accountStatus } from '../../access/accountState'
import type { UserRow } from '../../db/schema'
import type { Handler } from '../../dispatch/callContext'
import { findUserByName, openWithPassword } from '../login'
import { logSignIn } from '../logSignIn'
import { verifyPassword } from '../passwords'
import { tryPassword } from '../tryPassword'
import { findSecondFactor } from './findSecondFactor'
import { redeemCode } from './redeemCode'

/** SR-02: wrong codes are counted with wrong passwords, and a right password does not make them forgotten. */
export const signInWithCode: Handler<'signInWithCode'> = async ({ username, password, code }, context) => {
  const { db, now, ip, secondFactors } = context
  let user: UserRow | undefined
  let isPasswordRight = false
  let factorOf: Date | null = null
  const outcome = await tryPassword(db, { userName: username, ip, now }, async () => {
    user = await findUserByName(db, username)
    isPasswordRight = (await verifyPassword(user?.passwordHash, password)) && user !== undefined
    if (!isPasswordRight || !user) return false
    factorOf = await findSecondFactor(db, user)
    return redeemCode(db, user.userId, { code, now, seedKey: secondFactors.seedKey })
  })
  const log = (told: Parameters<typeof logSignIn>[1]['outcome']) =>
    logSignIn(context, { by: 'second_factor', outcome: told, userId: user?.userId ?? null })
  if (outcome !== 'right' || !user) {
    log(outcome)
    if (outcome === 'too_many') return refuse('too_many_attempts')
    return refuse(isPasswordRight ? 'code_wrong' : 'wrong_credentials')
  }
  const opened = await openWithPassword(db, user, password, context, { factorOf })
  if (opened === null) {
    log('wrong')
    return refuse('wrong_credentials')
  }
  log(opened.status === 'code_needed' ? 'half' : accountStatus(user, now))
  return opened
}
