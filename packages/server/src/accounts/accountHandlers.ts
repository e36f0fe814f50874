import { succeed } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'
import { describeUser } from './describeUser'
import { findLearningInfo, isLearningInfoValid } from './learningInfo'
import { login } from './login'
import { revokeToken } from './tokens'

export const accountHandlers = {
  login,
  userByToken: async (_params, { db, caller }) => succeed({ data: await describeUser(db, caller.user) }),
  lookForChangesInFreezeAndExpire: async ({ user_id }, { caller }) =>
    succeed({ is_valid_token: caller !== null && user_id === caller.user.userId }),
  logout: async (_params, { db, caller }) => {
    await revokeToken(db, caller.tokenHash)
    return succeed({})
  },
  checkUserLearningInfo: async ({ user_id }, { db }) =>
    succeed({ user_learning_info_is_valid: isLearningInfoValid(await findLearningInfo(db, user_id)) }),
} satisfies Partial<Handlers>
