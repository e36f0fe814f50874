import { succeed } from '@wordstride/api'
import { isLearningInfoValid } from '@wordstride/learning'
import { eq } from 'drizzle-orm'
import { revokeToken } from '../access/tokens'
import { users } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { describeUser } from './describeUser'
import { findLearningInfo } from './learningInfo'
import { login } from './login'
import { requestPasswordLink } from './requestPasswordLink'
import { lacksSecondFactor } from './secondFactor/findSecondFactor'
import { secondFactorHandlers } from './secondFactor/secondFactorHandlers'
import { signInHandlers } from './signIns'

export const accountHandlers = {
  ...signInHandlers,
  ...secondFactorHandlers,
  login,
  requestPasswordLink,
  userByToken: async (_params, { db, caller, secondFactors }) =>
    succeed({
      data: {
        ...(await describeUser(db, caller.user)),
        lacksSecondFactor: await lacksSecondFactor(db, secondFactors, caller.user),
      },
    }),
  lookForChangesInFreezeAndExpire: async ({ userId }, { caller }) =>
    succeed({ isValidToken: caller !== null && userId === caller.user.userId }),
  saveSettings: async ({ settings }, { db, caller }) => {
    await db.update(users).set({ settings }).where(eq(users.userId, caller.user.userId))
    return succeed({})
  },
  logout: async (_params, { db, caller }) => {
    await revokeToken(db, caller)
    return succeed({})
  },
  checkUserLearningInfo: async ({ userId }, { db }) =>
    succeed({ userLearningInfoIsValid: isLearningInfoValid(await findLearningInfo(db, userId)) }),
} satisfies Partial<Handlers>
