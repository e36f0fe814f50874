import type { CallInput } from '@wordstride/api'
import { PROGRAM_ID, type SessionState } from '@wordstride/core'
import type { CheckedAnswer } from '@wordstride/player'
import type { OutboxItem } from '../outbox/outboxStore'
import type { LessonProgress } from './lesson'
import type { ProblemsQuery } from './problemsQuery'

export interface SessionContext {
  userId: string
  query: ProblemsQuery
  startingScore: number
}

/** The answer record of ENT-18. */
export function answerItem(answer: CheckedAnswer, { userId, query }: SessionContext): OutboxItem {
  return {
    id: answer.answerId,
    userId,
    call: 'saveUserPracticeAnswer',
    params: {
      user_id: userId,
      program_id: PROGRAM_ID,
      section_type: query.section_type,
      session_uuid: answer.sessionId,
      grade_id: query.grade_id,
      skill_id: query.skill_id,
      problem_id: answer.problemId,
      group_answer: answer.groupAnswer,
      first_time_correct: answer.firstTimeCorrect,
      learning_pass: answer.learningPass,
      phase: query.phase,
      start_ts: answer.startTs,
      end_ts: answer.endTs,
      path: query.path,
      skill_start_level: answer.startLevel,
      skill_end_level: answer.endLevel,
      more_parameters: {
        answer_id: answer.answerId,
        hint_checked: answer.hintChecked,
        parts: answer.parts.map(({ subProblemId, verdict }) => ({
          sub_problem_id: subProblemId,
          correct_status: verdict,
        })),
      },
    },
  }
}

/** The session record of ENT-20. */
export function activityItem(
  session: SessionState,
  lesson: LessonProgress,
  context: SessionContext,
  id: string,
): OutboxItem {
  const { userId, query } = context
  const record: CallInput<'saveUserActivityData'>['session'] = {
    sessionId: session.sessionId,
    section_type: query.section_type,
    grade_id: query.grade_id,
    skill_id: query.skill_id,
    phase: query.phase,
    startTime: session.startTime,
    endTime: session.endTime,
    starting_level: session.startingLevel,
    ending_level: session.endingLevel,
    starting_score: context.startingScore,
    end_score: null,
    sessionStatus: session.sessionStatus,
    demo_status: Object.entries(lesson.demos).map(([demo_id, is_complete]) => ({ demo_id, is_complete })),
    assisted_exercises_status: Object.entries(lesson.assisted).map(([problemId, isComplete]) => ({
      AE_id: problemId,
      AEProblem_id: problemId,
      AECompleteStatus: isComplete,
    })),
  }
  return { id, userId, call: 'saveUserActivityData', params: { user_id: userId, session: record } }
}

/** SES-26; null while no problem is completed. */
export function learningIndexItem(
  session: SessionState,
  { userId, query }: SessionContext,
  id: string,
): OutboxItem | null {
  const last = session.row.findLast((entry) => entry.answerStatus === 'correct')
  if (!last) return null
  return {
    id,
    userId,
    call: 'learningUpdateIndex',
    params: {
      user_id: userId,
      section_type: query.section_type,
      grade_id: query.grade_id,
      skill_id: query.skill_id,
      problem_id: last.problemId,
    },
  }
}
