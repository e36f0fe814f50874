import { isLearner, type Role } from '@wordstride/api'
import type { Config } from './config'

/** What a server asks of second factors. */
export interface SecondFactorRules {
  /** Encrypts what is stored of them; null stores it as it is. */
  seedKey: string | null
  isNeededBy(role: Role): boolean
}

const NEEDED_BY: Record<Config['requireSecondFactor'], (role: Role) => boolean> = {
  nobody: () => false,
  admin: (role) => role === 'admin' || role === 'lcadmin',
  staff: (role) => !isLearner(role),
}

export const secondFactorRules = (config: Config): SecondFactorRules => ({
  seedKey: config.secondFactorKey ?? null,
  isNeededBy: NEEDED_BY[config.requireSecondFactor],
})
