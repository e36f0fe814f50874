import { ApiError, type CallInput } from '@wordstride/api'
import type { SessionState } from '@wordstride/core'
import { AnswerRefused, type GradedAnswer, type GradedOutcome } from '@wordstride/player'
import { apiClient } from '../../api/apiClient'
import { outbox } from '../../outbox/outbox'
import type { OutboxItem } from '../../outbox/outboxStore'
import { delayDrafts } from '../delayDrafts'
import type { ProblemsQuery } from '../problemsQuery'
import { fromWire, toWire } from './levelChanges'

export interface GradedContext {
  userId: string
  sessionUuid: string
  query: ProblemsQuery
  startingScore: number
  /** By problem id: what the report calls a problem. A word is named by the grade of its right answer. */
  skillNames: Map<string, string>
}

/** Sends one answer and waits for its grade; the student sends it again when it does not arrive (C-04). */
export async function gradeAnswer(answer: GradedAnswer, context: GradedContext): Promise<GradedOutcome> {
  const reply = await apiClient
    .call('checkAnswer', {
      user_id: context.userId,
      session_uuid: context.sessionUuid,
      problem_id: answer.problemId,
      answer_id: answer.answerId,
      group_answer: answer.groupAnswer,
      start_ts: answer.startTs,
      end_ts: answer.endTs,
      hint_checked: answer.hintChecked,
    })
    .catch((error) => {
      if (error instanceof ApiError && error.httpStatus === 400) throw new AnswerRefused(error.message)
      throw error
    })
  if (!reply.is_success) throw new AnswerRefused(reply.message)
  context.skillNames.set(answer.problemId, reply.skill_name)
  return {
    verdict: reply.verdict,
    expectedCount: reply.expected_count ?? undefined,
    feedback: reply.feedback as GradedOutcome['feedback'],
    firstTimeCorrect: reply.first_time_correct,
    answerOvertime: reply.answer_overtime,
    levelChange: fromWire(reply.level_change),
  }
}

/** Tells the server what happens between the checks. */
export const createEventWriter = ({ userId, sessionUuid }: GradedContext) =>
  delayDrafts(sessionUuid, (problemId, event) =>
    outbox.add({
      id: crypto.randomUUID(),
      userId,
      call: 'recordSessionEvent',
      params: { user_id: userId, session_uuid: sessionUuid, problem_id: problemId, event },
    }),
  )

/** The session record with its level changes (ENT-20, SES-25, SES-31). */
export function gradedActivityItem(session: SessionState, context: GradedContext, id: string): OutboxItem {
  const { userId, query, startingScore } = context
  const changes = session.row.flatMap(({ levelChange }) => levelChange ?? [])
  const record: CallInput<'saveUserActivityData'>['session'] = {
    sessionId: session.sessionId,
    user_id: userId,
    section_type: query.section_type,
    grade_id: query.grade_id,
    skill_id: null,
    phase: query.phase,
    startTime: session.startTime,
    endTime: session.endTime,
    starting_level: session.startingLevel,
    ending_level: session.endingLevel,
    starting_score: startingScore,
    end_score: null,
    sessionStatus: session.sessionStatus,
    demo_status: [],
    assisted_exercises_status: [],
  }
  return {
    id,
    userId,
    call: 'saveUserActivityData',
    params: {
      user_id: userId,
      session: record,
      second_try_list: changes.filter(({ toSecondTry }) => toSecondTry).map(({ skillId }) => skillId),
      levelChangeReport: changes.map((change) => toWire(change, query.grade_id)),
    },
  }
}
