import { refuse } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'

export const contentHandlers = {
  skillLearning: async () => refuse('Not available yet.'),
  skillsByUserid: async () => refuse('Not available yet.'),
  learningUpdateIndex: async () => refuse('Not available yet.'),
  userNextLearningSkill: async () => refuse('Not available yet.'),
} satisfies Pick<
  Handlers,
  'skillLearning' | 'skillsByUserid' | 'learningUpdateIndex' | 'userNextLearningSkill'
>
