import { refuse } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'

export const practiceHandlers = {
  saveUserPracticeAnswer: async () => refuse('Not available yet.'),
} satisfies Pick<Handlers, 'saveUserPracticeAnswer'>
