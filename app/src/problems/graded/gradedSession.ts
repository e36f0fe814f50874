import type { CallResult, GradedExercise as WireExercise } from '@wordstride/api'
import { AFFICIENCY_COUNTS, type Phase, type SessionStart } from '@wordstride/core'
import type { GradedExercise } from '@wordstride/player'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { outbox } from '../../outbox/outbox'
import { readDraft } from '../drafts'
import type { ProblemsQuery } from '../problemsQuery'
import { fromWire } from './levelChanges'

type Success<TName extends 'takeProficiency' | 'takeAfficiency'> = Extract<
  CallResult<TName>,
  { is_success: true }
>

/** A session as the server gives it: new, or as it was left. */
export type GradedResponse = Success<'takeProficiency'> | Success<'takeAfficiency'>
/** One with problems in it. */
export type OpenGradedSession = GradedResponse & { session_uuid: string; started_at: number }

export const isOpen = (response: GradedResponse): response is OpenGradedSession =>
  response.session_uuid !== null && response.started_at !== null && response.problems.length > 0

/** What stood on the screen when the page was left in that moment, over what the server remembers. */
async function withDraft(response: GradedResponse): Promise<GradedResponse> {
  const draft = response.session_uuid === null ? null : await readDraft(response.session_uuid)
  for (const { problem_id, progress } of response.problems) {
    if (problem_id !== draft?.problemId || progress.answer_status === 'correct') continue
    progress.response = draft.groupAnswer
  }
  return response
}

/** SES-01: each phase has a call of its own. A refusal becomes an error with its message. */
export async function fetchGradedSession(userId: string, query: ProblemsQuery): Promise<GradedResponse> {
  await outbox.flush()
  return withDraft(await openSession(userId, query))
}

async function openSession(userId: string, query: ProblemsQuery): Promise<GradedResponse> {
  const { section_type, grade_id, path } = query
  if (query.phase === 'AFFICIENCY_SESSION') {
    const { lowAccuracy, random } = AFFICIENCY_COUNTS[section_type]
    return unwrap(
      await apiClient.call('takeAfficiency', {
        user_id: userId,
        section_type,
        grade_id,
        path,
        low_accuracy_skill_count: lowAccuracy,
        random_skill_count: random,
      }),
    )
  }
  return unwrap(
    await apiClient.call('takeProficiency', { user_id: userId, section_type, current_grade: grade_id, path }),
  )
}

function toExercise({ problem_id, problem, progress }: WireExercise): GradedExercise {
  return {
    problemId: problem_id,
    problemType: problem.problem_type,
    view: problem,
    progress: {
      answerStatus: progress.answer_status,
      firstTimeCorrect: progress.first_time_correct,
      hintChecked: progress.hint_checked,
      hintStep: progress.hint_step,
      attempts: progress.attempts,
      answerOvertime: progress.answer_overtime,
      startTime: progress.start_time,
      endTime: progress.end_time,
      isSkipped: progress.is_skipped,
      levelChange: fromWire(progress.level_change),
      response: progress.response === null ? null : JSON.parse(progress.response),
      feedback: progress.feedback as GradedExercise['progress']['feedback'],
    },
  }
}

export const toExercises = ({ problems }: GradedResponse): GradedExercise[] => problems.map(toExercise)

/** What the session machine starts from. */
export function toStart(response: OpenGradedSession, query: ProblemsQuery): SessionStart {
  const targets = response.problems.map((exercise) => [
    exercise.problem_id,
    {
      skillId: exercise.skill_id,
      state: {
        level: exercise.user_skill_level,
        isSecondTry: exercise.second_try,
        hasDroppedToZero: exercise.has_dropped_to_zero,
      },
      specifiedMinutes: exercise.specified_time,
    },
  ])
  return {
    sessionId: response.session_uuid,
    phase: query.phase satisfies Phase,
    sectionType: query.section_type,
    gradeId: query.grade_id,
    skillId: query.skill_id,
    path: query.path,
    startingLevel: 0,
    correctCount: null,
    problemIds: response.problems.map(({ problem_id }) => problem_id),
    lastProblemId: null,
    targets: Object.fromEntries(targets),
  }
}
