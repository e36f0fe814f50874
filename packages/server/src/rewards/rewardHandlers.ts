import type { Handlers } from '../dispatch/callContext'
import { catalogueHandlers } from './catalogue/catalogueHandlers'
import { goalHandlers } from './goals/goalHandlers'
import { newHonorHandlers } from './honors/newHonorStudents'
import { tokenHandlers } from './tokens/tokenHandlers'

export const rewardHandlers = {
  ...newHonorHandlers,
  ...goalHandlers,
  ...tokenHandlers,
  ...catalogueHandlers,
} satisfies Partial<Handlers>
