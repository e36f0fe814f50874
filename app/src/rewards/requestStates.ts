import type { RewardRequest } from '@wordstride/api'

const NAMES = {
  asked: 'Waiting',
  granted: 'Yes!',
  declined: 'Not this time',
  withdrawn: 'Taken back',
} as const satisfies Record<RewardRequest['state'], string>

/** As a student reads it. */
export const requestStateName = (state: RewardRequest['state']): string => NAMES[state]
