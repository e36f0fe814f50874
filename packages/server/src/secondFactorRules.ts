import { isLearner, type Role } from '@wordstride/api'
import type { Config } from './config'
import type { SecondFactorRules } from './dispatch/callContext'

const NEEDED_BY: Record<Config['requireSecondFactor'], (role: Role) => boolean> = {
  nobody: () => false,
  admin: (role) => role === 'admin' || role === 'lcadmin',
  staff: (role) => !isLearner(role),
}

export const secondFactorRules = (config: Config): SecondFactorRules => ({
  seedKey: config.secondFactorKey ?? null,
  isNeededBy: NEEDED_BY[config.requireSecondFactor],
})
