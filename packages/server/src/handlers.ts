import { accountHandlers } from './accounts/accountHandlers'
import { activityHandlers } from './activity/activityHandlers'
import { contentHandlers } from './content/contentHandlers'
import type { Handlers } from './dispatch/callContext'
import { pendingHandlers } from './dispatch/pendingHandlers'
import { practiceHandlers } from './practice/practiceHandlers'
import { profileHandlers } from './profile/profileHandlers'
import { renderingToolHandlers } from './tools/renderingToolHandlers'

export const handlers: Handlers = {
  ...pendingHandlers,
  ...accountHandlers,
  ...contentHandlers,
  ...practiceHandlers,
  ...activityHandlers,
  ...profileHandlers,
  ...renderingToolHandlers,
}
