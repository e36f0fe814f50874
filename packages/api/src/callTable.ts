import type * as z from 'zod/mini'
import { passwordLinkCalls } from './accounts/passwordLink'
import { userAuthCalls } from './accounts/userAuth'
import { userAssignmentCalls } from './assignments/userAssignment'
import { contentCalls } from './courses/content'
import { currentAccuracyCalls } from './courses/currentAccuracy'
import { nextLearningSkillCalls } from './courses/nextLearningSkill'
import { userChapterProfileCalls } from './courses/userChapterProfile'
import { userGradeProfileCalls } from './courses/userGradeProfile'
import { vocabularyCardCalls } from './courses/vocabularyCards'
import { homePageInfoCalls } from './home/homePageInfo'
import { staffHomeCalls } from './home/staffHome'
import { mailCalls } from './mail/mails'
import { loginCardCalls } from './people/loginCards'
import { passwordCalls } from './people/passwords'
import { peopleAccountCalls } from './people/peopleAccounts'
import { rosterCalls } from './people/roster'
import { schoolCalls } from './people/schools'
import { privacyCalls } from './privacy/privacy'
import { diagnosticTestCalls } from './sessions/diagnostic/diagnosticTest'
import { testMailCalls } from './sessions/diagnostic/testMails'
import { afficiencyCalls } from './sessions/graded/afficiency'
import { checkAnswerCalls } from './sessions/graded/checkAnswer'
import { proficiencyCalls } from './sessions/graded/proficiency'
import { sessionSnapshotCalls } from './sessions/learning/sessionSnapshot'
import { userPracticeCalls } from './sessions/learning/userPractice'
import { sessionEventCalls } from './sessions/sessionEvents'
import { userActivityCalls } from './sessions/userActivity'
import { userLearningInfoCalls } from './setup/userLearningInfo'
import { supportCalls } from './support/supportInfo'
import { renderingToolCalls } from './tools/renderingTool'

export const API_PREFIX = '/english/api/v1.0'

/** The one table of calls: client types, server handlers, validation, rights and the reference come from it. */
export const calls = {
  ...userAuthCalls,
  ...passwordLinkCalls,
  ...userAssignmentCalls,
  ...userLearningInfoCalls,
  ...homePageInfoCalls,
  ...staffHomeCalls,
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
  ...renderingToolCalls,
  ...userChapterProfileCalls,
  ...vocabularyCardCalls,
  ...diagnosticTestCalls,
  ...privacyCalls,
  ...rosterCalls,
  ...loginCardCalls,
  ...passwordCalls,
  ...peopleAccountCalls,
  ...schoolCalls,
  ...supportCalls,
  ...testMailCalls,
  ...mailCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls
/** What a caller passes; defaults may be left out. */
export type CallInput<TName extends CallName> = z.input<Calls[TName]['params']>
/** What a handler receives. */
export type CallParams<TName extends CallName> = z.output<Calls[TName]['params']>
export type CallResult<TName extends CallName> = z.output<Calls[TName]['result']>
