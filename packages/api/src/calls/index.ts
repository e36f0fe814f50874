import type * as z from 'zod/mini'
import { afficiencyCalls } from './afficiency'
import { checkAnswerCalls } from './checkAnswer'
import { contentCalls } from './content'
import { currentAccuracyCalls } from './currentAccuracy'
import { diagnosticTestCalls } from './diagnosticTest'
import { homePageInfoCalls } from './homePageInfo'
import { nextLearningSkillCalls } from './nextLearningSkill'
import { proficiencyCalls } from './proficiency'
import { renderingToolCalls } from './renderingTool'
import { sessionSnapshotCalls } from './sessionSnapshot'
import { userActivityCalls } from './userActivity'
import { userAssignmentCalls } from './userAssignment'
import { userAuthCalls } from './userAuth'
import { userChapterProfileCalls } from './userChapterProfile'
import { userGradeProfileCalls } from './userGradeProfile'
import { userPracticeCalls } from './userPractice'
import { vocabularyCardCalls } from './vocabularyCards'

export const API_PREFIX = '/english/api/v1.0'

/** The one table of calls: client types, server handlers, validation, rights and the reference come from it. */
export const calls = {
  ...userAuthCalls,
  ...userAssignmentCalls,
  ...homePageInfoCalls,
  ...contentCalls,
  ...nextLearningSkillCalls,
  ...proficiencyCalls,
  ...afficiencyCalls,
  ...userPracticeCalls,
  ...checkAnswerCalls,
  ...sessionSnapshotCalls,
  ...userActivityCalls,
  ...currentAccuracyCalls,
  ...userGradeProfileCalls,
  ...renderingToolCalls,
  ...userChapterProfileCalls,
  ...vocabularyCardCalls,
  ...diagnosticTestCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls
/** What a caller passes; defaults may be left out. */
export type CallInput<TName extends CallName> = z.input<Calls[TName]['params']>
/** What a handler receives. */
export type CallParams<TName extends CallName> = z.output<Calls[TName]['params']>
export type CallResult<TName extends CallName> = z.output<Calls[TName]['result']>
