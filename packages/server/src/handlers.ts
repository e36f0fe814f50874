import { accountHandlers } from './accounts/accountHandlers'
import { activityHandlers } from './activity/activityHandlers'
import { snapshotHandlers } from './activity/snapshotHandlers'
import { assignmentHandlers } from './assignments/assignmentHandlers'
import { cardHandlers } from './content/cardHandlers'
import { contentHandlers } from './content/contentHandlers'
import type { Handlers } from './dispatch/callContext'
import { gradedHandlers } from './graded/gradedHandlers'
import { homeHandlers } from './home/homeHandlers'
import { practiceHandlers } from './practice/practiceHandlers'
import { profileHandlers } from './profile/profileHandlers'
import { accuracyHandlers } from './progress/accuracyHandlers'
import { testHandlers } from './tests/testHandlers'
import { renderingToolHandlers } from './tools/renderingToolHandlers'

export const handlers: Handlers = {
  ...accountHandlers,
  ...contentHandlers,
  ...cardHandlers,
  ...practiceHandlers,
  ...gradedHandlers,
  ...snapshotHandlers,
  ...accuracyHandlers,
  ...assignmentHandlers,
  ...homeHandlers,
  ...activityHandlers,
  ...profileHandlers,
  ...renderingToolHandlers,
  ...testHandlers,
}
