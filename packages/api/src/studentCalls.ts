import { passwordLinkCalls } from './accounts/passwordLink'
import { secondFactorCalls } from './accounts/secondFactor'
import { settingsCalls } from './accounts/settings'
import { signInCalls } from './accounts/signIns'
import { appointmentCalls } from './appointments/appointments'
import { topPerformerCalls } from './home/topPerformers'
import { gradeProgressCalls } from './peers/gradeProgress'
import { peerGroupCalls } from './peers/peerGroup'
import { passwordCalls } from './people/passwords'
import { privacyCalls } from './privacy/privacy'
import { activityCalls } from './reports/activity'
import { chartCalls } from './reports/charts'
import { proficiencyReportCalls } from './reports/proficiencyReport'
import { dailyReviewCalls } from './review/dailyReview'
import { newHonorStudentsCalls } from './rewards/newHonorStudents'
import { rewardCatalogueCalls } from './rewards/rewardCatalogue'
import { tokenAccountCalls } from './rewards/tokenAccount'
import { userGoalCalls } from './rewards/userGoals'
import { diagnosticTestCalls } from './sessions/diagnostic/diagnosticTest'
import { testMailCalls } from './sessions/diagnostic/testMails'
import { userLearningInfoCalls } from './setup/userLearningInfo'
import { pageTextCalls } from './support/pageText'
import { supportCalls } from './support/supportInfo'
import { troubleCalls } from './support/trouble'

/** What else students ask: a browser loads these when the first of them is made. */
export const studentCalls = {
  ...passwordLinkCalls,
  ...settingsCalls,
  ...signInCalls,
  ...secondFactorCalls,
  ...userLearningInfoCalls,
  ...dailyReviewCalls,
  ...topPerformerCalls,
  ...appointmentCalls,
  ...peerGroupCalls,
  ...gradeProgressCalls,
  ...proficiencyReportCalls,
  ...activityCalls,
  ...chartCalls,
  ...passwordCalls,
  ...privacyCalls,
  ...supportCalls,
  ...pageTextCalls,
  ...troubleCalls,
  ...userGoalCalls,
  ...tokenAccountCalls,
  ...rewardCatalogueCalls,
  ...newHonorStudentsCalls,
  ...diagnosticTestCalls,
  ...testMailCalls,
}
