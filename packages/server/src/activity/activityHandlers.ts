import { refuse } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'

export const activityHandlers = {
  saveUserActivityData: async () => refuse('Not available yet.'),
} satisfies Pick<Handlers, 'saveUserActivityData'>
