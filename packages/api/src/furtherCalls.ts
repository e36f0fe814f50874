import { passwordLinkCalls } from './accounts/passwordLink'
import { secondFactorCalls } from './accounts/secondFactor'
import { settingsCalls } from './accounts/settings'
import { signInCalls } from './accounts/signIns'
import { appointmentCalls } from './appointments/appointments'
import { classWorkCalls } from './classes/classWork'
import { digestCalls } from './classes/digests'
import { givenWorkCalls } from './classes/givenWork'
import { studentWorkCalls } from './classes/studentWork'
import { staffHomeCalls } from './home/staffHome'
import { topPerformerCalls } from './home/topPerformers'
import { itemStatisticsCalls } from './items/itemStatistics'
import { mailCalls } from './mail/mails'
import { gradeProgressCalls } from './peers/gradeProgress'
import { peerGroupCalls } from './peers/peerGroup'
import { loginCardCalls } from './people/loginCards'
import { passwordCalls } from './people/passwords'
import { peopleAccountCalls } from './people/peopleAccounts'
import { rosterCalls } from './people/roster'
import { schoolCalls } from './people/schools'
import { privacyCalls } from './privacy/privacy'
import { draftCalls } from './publishing/drafts'
import { importCalls } from './publishing/imports'
import { releaseCalls } from './publishing/releases'
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
import { classSetupCalls } from './setup/classSetup'
import { userLearningInfoCalls } from './setup/userLearningInfo'
import { pageTextCalls } from './support/pageText'
import { supportCalls } from './support/supportInfo'
import { troubleCalls } from './support/trouble'
import { renderingToolCalls } from './tools/renderingTool'
import { skillManagementCalls } from './tools/skillManagement'

/** All others: a browser loads these when the first of them is made. */
export const furtherCalls = {
  ...passwordLinkCalls,
  ...settingsCalls,
  ...signInCalls,
  ...secondFactorCalls,
  ...userLearningInfoCalls,
  ...classSetupCalls,
  ...classWorkCalls,
  ...studentWorkCalls,
  ...givenWorkCalls,
  ...digestCalls,
  ...dailyReviewCalls,
  ...staffHomeCalls,
  ...topPerformerCalls,
  ...appointmentCalls,
  ...renderingToolCalls,
  ...itemStatisticsCalls,
  ...skillManagementCalls,
  ...draftCalls,
  ...importCalls,
  ...releaseCalls,
  ...peerGroupCalls,
  ...gradeProgressCalls,
  ...proficiencyReportCalls,
  ...activityCalls,
  ...chartCalls,
  ...privacyCalls,
  ...rosterCalls,
  ...loginCardCalls,
  ...passwordCalls,
  ...peopleAccountCalls,
  ...schoolCalls,
  ...supportCalls,
  ...pageTextCalls,
  ...troubleCalls,
  ...userGoalCalls,
  ...tokenAccountCalls,
  ...rewardCatalogueCalls,
  ...newHonorStudentsCalls,
  ...mailCalls,
  ...diagnosticTestCalls,
  ...testMailCalls,
}
