import { userAuthCalls } from './accounts/userAuth'
import { userAssignmentCalls } from './assignments/userAssignment'
import { contentCalls } from './courses/content'
import { currentAccuracyCalls } from './courses/currentAccuracy'
import { nextLearningSkillCalls } from './courses/nextLearningSkill'
import { userChapterProfileCalls } from './courses/userChapterProfile'
import { userGradeProfileCalls } from './courses/userGradeProfile'
import { vocabularyCardCalls } from './courses/vocabularyCards'
import { homePageInfoCalls } from './home/homePageInfo'
import { diagnosticTestCalls } from './sessions/diagnostic/diagnosticTest'
import { testMailCalls } from './sessions/diagnostic/testMails'
import { afficiencyCalls } from './sessions/graded/afficiency'
import { checkAnswerCalls } from './sessions/graded/checkAnswer'
import { proficiencyCalls } from './sessions/graded/proficiency'
import { sessionSnapshotCalls } from './sessions/learning/sessionSnapshot'
import { userPracticeCalls } from './sessions/learning/userPractice'
import { sessionEventCalls } from './sessions/sessionEvents'
import { userActivityCalls } from './sessions/userActivity'

/** What signing in and studying take: part of the first page. */
export const studyCalls = {
  ...userAuthCalls,
  ...userAssignmentCalls,
  ...homePageInfoCalls,
  ...contentCalls,
  ...nextLearningSkillCalls,
  ...proficiencyCalls,
  ...afficiencyCalls,
  ...userPracticeCalls,
  ...checkAnswerCalls,
  ...sessionEventCalls,
  ...sessionSnapshotCalls,
  ...userActivityCalls,
  ...currentAccuracyCalls,
  ...userGradeProfileCalls,
  ...userChapterProfileCalls,
  ...vocabularyCardCalls,
  ...diagnosticTestCalls,
  ...testMailCalls,
}
