import type { KnownProblem } from '../content/problemCache'
import type { HandlerParams } from '../dispatch/callContext'

export type AnswerParams = HandlerParams<'saveUserPracticeAnswer'>

/** Whether the problem is an exercise of the skill that the answer names. */
export const belongsTo = ({ row }: KnownProblem, params: AnswerParams): boolean =>
  row.pool === 'E' &&
  row.sectionType === params.section_type &&
  row.gradeId === params.grade_id &&
  row.skillId === params.skill_id

/** What the client believed, for support; nothing is decided by it. */
export const clientClaim = (params: AnswerParams) => ({
  first_time_correct: params.first_time_correct,
  learning_pass: params.learning_pass,
  skill_start_level: params.skill_start_level,
  skill_end_level: params.skill_end_level,
  parts: params.more_parameters.parts ?? [],
})
