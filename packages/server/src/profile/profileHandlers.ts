import { refuse } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'

export const profileHandlers = {
  userGradeProfile: async () => refuse('Not available yet.'),
} satisfies Pick<Handlers, 'userGradeProfile'>
