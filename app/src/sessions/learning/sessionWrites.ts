import { PROGRAM_ID } from '@wordstride/core'
import type { SessionState } from '@wordstride/learning'
import type { CheckedAnswer } from '@wordstride/player'
import { v7 as newId } from 'uuid'
import type { OutboxItem } from '../../outbox/outboxDatabase'
import type { ProblemsQuery } from '../problemsQuery'
import type { LessonProgress } from './lesson'

export interface SessionContext {
  userId: string
  query: ProblemsQuery
}

/** The answer record of ENT-18. */
export function answerItem(answer: CheckedAnswer, { userId, query }: SessionContext): OutboxItem {
  const { answerId, hintChecked, parts, verdict: _verdict, startLevel, endLevel, ...rest } = answer
  const { sectionType, gradeId, skillId, path } = query
  return {
    id: answerId,
    userId,
    call: 'saveUserPracticeAnswer',
    params: {
      ...rest,
      userId,
      programId: PROGRAM_ID,
      sectionType,
      gradeId,
      skillId,
      phase: 'LEARNING_SESSION',
      path,
      skillStartLevel: startLevel,
      skillEndLevel: endLevel,
      moreParameters: {
        answerId,
        hintChecked,
        parts: parts.map(({ subProblemId, verdict: correctStatus }) => ({ subProblemId, correctStatus })),
      },
    },
  }
}

/** What the session record has of the client (ENT-20). */
export function activityItem(
  sessionId: string,
  { demos, assisted }: LessonProgress,
  { userId }: SessionContext,
): OutboxItem {
  const demoStatus = Object.entries(demos).map(([demoId, isComplete]) => ({ demoId, isComplete }))
  const assistedExercisesStatus = Object.entries(assisted).map(([exerciseId, isComplete]) => ({
    exerciseId,
    problemId: exerciseId,
    isComplete,
  }))
  const session = { sessionId, demoStatus, assistedExercisesStatus }
  return { id: newId(), userId, call: 'saveUserActivityData', params: { userId, session } }
}

/** SES-26; null while no problem is completed. */
export function learningIndexItem(
  session: SessionState,
  { userId, query: { sectionType, gradeId, skillId } }: SessionContext,
): OutboxItem | null {
  const last = session.row.findLast((entry) => entry.answerStatus === 'correct')
  if (!last) return null
  const { problemId } = last
  const params = { userId, sectionType, gradeId, skillId, problemId }
  return { id: newId(), userId, call: 'learningUpdateIndex', params }
}
