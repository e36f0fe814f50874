import { succeed } from '@wordstride/api'
import type { Database } from '../db/database'
import type { HandlerParams } from '../dispatch/callContext'
import { saveGradedAnswer } from './saveGradedAnswer'

/** The answer record of a graded session (ENT-18): saved as `checkAnswer` does, without the feedback. */
export async function saveGradedPractice(
  params: HandlerParams<'saveUserPracticeAnswer'>,
  db: Database,
  now: Date,
) {
  const saved = await saveGradedAnswer(
    db,
    {
      userId: params.user_id,
      sessionUuid: params.session_uuid,
      problemId: params.problem_id,
      answerId: params.more_parameters.answer_id,
      groupAnswer: params.group_answer,
      startTs: params.start_ts,
      endTs: params.end_ts,
      hintChecked: params.more_parameters.hint_checked,
      path: params.path ?? null,
      tag: params.tag ?? null,
      claim: {
        first_time_correct: params.first_time_correct,
        skill_start_level: params.skill_start_level,
        skill_end_level: params.skill_end_level,
        second_try: params.second_try ?? null,
      },
    },
    now,
  )
  if ('is_success' in saved) return saved
  const { answer } = saved
  return succeed({
    answer_id: answer.answerId,
    verdict: answer.verdict,
    first_time_correct: answer.firstTimeCorrect,
    learning_pass: false,
    skill_level: answer.levelAfter,
  })
}
