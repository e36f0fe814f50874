import { firstRunCalls } from './accounts/firstRun'
import { userAuthCalls } from './accounts/userAuth'
import { userAssignmentCalls } from './assignments/userAssignment'
import { contentCalls } from './courses/content'
import { currentAccuracyCalls } from './courses/currentAccuracy'
import { nextLearningSkillCalls } from './courses/nextLearningSkill'
import { userChapterProfileCalls } from './courses/userChapterProfile'
import { userGradeProfileCalls } from './courses/userGradeProfile'
import { vocabularyCardCalls } from './courses/vocabularyCards'
import { homePageInfoCalls } from './home/homePageInfo'
import { testAnswerCalls } from './sessions/diagnostic/testAnswers'
import { afficiencyCalls } from './sessions/graded/afficiency'
import { checkAnswerCalls } from './sessions/graded/checkAnswer'
import { openHintCalls } from './sessions/graded/openHint'
import { proficiencyCalls } from './sessions/graded/proficiency'
import { sessionSnapshotCalls } from './sessions/learning/sessionSnapshot'
import { userPracticeCalls } from './sessions/learning/userPractice'
import { sessionEventCalls } from './sessions/sessionEvents'
import { userActivityCalls } from './sessions/userActivity'

/** What signing in, the home, the courses and the sessions take: part of the first page. */
export const firstCalls = {
  ...firstRunCalls,
  ...userAuthCalls,
  ...userAssignmentCalls,
  ...homePageInfoCalls,
  ...contentCalls,
  ...nextLearningSkillCalls,
  ...userGradeProfileCalls,
  ...userChapterProfileCalls,
  ...currentAccuracyCalls,
  ...vocabularyCardCalls,
  ...proficiencyCalls,
  ...afficiencyCalls,
  ...userPracticeCalls,
  ...checkAnswerCalls,
  ...openHintCalls,
  ...sessionEventCalls,
  ...sessionSnapshotCalls,
  ...userActivityCalls,
  ...testAnswerCalls,
}
