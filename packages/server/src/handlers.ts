import { accountHandlers } from './accounts/accountHandlers'
import { appointmentHandlers } from './appointments/appointmentHandlers'
import { planningHandlers } from './appointments/planningHandlers'
import { assignmentHandlers } from './assignments/assignmentHandlers'
import { classWorkHandlers } from './classes/classWorkHandlers'
import { digestHandlers } from './classes/digest/digestHandlers'
import { accuracyHandlers } from './courses/accuracyHandlers'
import { cardHandlers } from './courses/cardHandlers'
import { contentHandlers } from './courses/contentHandlers'
import { profileHandlers } from './courses/profileHandlers'
import type { Handlers } from './dispatch/callContext'
import { homeHandlers } from './home/homeHandlers'
import { staffHomeHandlers } from './home/staff/staffHomeHandlers'
import { itemHandlers } from './items/itemHandlers'
import { outboxHandlers } from './mail/outboxHandlers'
import { peerHandlers } from './peers/peerHandlers'
import { loginCardHandlers } from './people/cards/cardHandlers'
import { peopleHandlers } from './people/peopleHandlers'
import { rosterHandlers } from './people/roster/rosterHandlers'
import { privacyHandlers } from './privacy/privacyHandlers'
import { publishingHandlers } from './publishing/publishingHandlers'
import { reportHandlers } from './reports/reportHandlers'
import { reviewHandlers } from './review/reviewHandlers'
import { rewardHandlers } from './rewards/rewardHandlers'
import { activityHandlers } from './sessions/activityHandlers'
import { testHandlers } from './sessions/diagnostic/testHandlers'
import { testMailHandlers } from './sessions/diagnostic/testMailHandlers'
import { gradedHandlers } from './sessions/graded/gradedHandlers'
import { hintHandlers } from './sessions/graded/hintHandlers'
import { learningHandlers } from './sessions/learning/learningHandlers'
import { snapshotHandlers } from './sessions/learning/snapshotHandlers'
import { eventHandlers } from './sessions/log/eventHandlers'
import { practiceHandlers } from './sessions/practiceHandlers'
import { setupHandlers } from './setup/setupHandlers'
import { supportHandlers } from './support/supportHandlers'
import { troubleHandlers } from './support/troubleHandlers'
import { renderingToolHandlers } from './tools/renderingToolHandlers'
import { skillManagementHandlers } from './tools/skillManagementHandlers'

export const handlers: Handlers = {
  ...accountHandlers,
  ...contentHandlers,
  ...cardHandlers,
  ...learningHandlers,
  ...practiceHandlers,
  ...eventHandlers,
  ...gradedHandlers,
  ...hintHandlers,
  ...reviewHandlers,
  ...snapshotHandlers,
  ...accuracyHandlers,
  ...appointmentHandlers,
  ...planningHandlers,
  ...assignmentHandlers,
  ...setupHandlers,
  ...homeHandlers,
  ...staffHomeHandlers,
  ...classWorkHandlers,
  ...digestHandlers,
  ...rewardHandlers,
  ...activityHandlers,
  ...profileHandlers,
  ...renderingToolHandlers,
  ...itemHandlers,
  ...skillManagementHandlers,
  ...publishingHandlers,
  ...testHandlers,
  ...peerHandlers,
  ...privacyHandlers,
  ...reportHandlers,
  ...rosterHandlers,
  ...loginCardHandlers,
  ...peopleHandlers,
  ...supportHandlers,
  ...troubleHandlers,
  ...testMailHandlers,
  ...outboxHandlers,
}
