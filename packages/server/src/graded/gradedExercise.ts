import type { ExerciseProgress, GradedExercise, LevelChangeReport } from '@wordstride/api'
import type { KnownProblem } from '../content/problemCache'
import type { AnswerRow, GradedExerciseRow, GradedSessionRow, SkillResultRow } from '../db/schema'
import { parseResponse } from '../practice/gradeAnswer'
import { foldGraded, type GradedOutcome } from './foldGraded'
import { wireIdentity, wireProblemId, wireSkill } from './wireIds'

export type WireFeedback = NonNullable<ExerciseProgress['feedback']>

/** Partial on incorrect, full on correct, nothing on an ungraded answer (TYPE-00.11). */
export function feedbackOf(known: KnownProblem, groupAnswer: string): WireFeedback | null {
  const response = parseResponse(known, groupAnswer)
  const result = known.plugin.grade(known.problem, response, { mode: 'practice' })
  if (result.verdict !== 'correct' && result.verdict !== 'incorrect') return null
  const { solution, items, notes } = known.plugin.feedback(known.problem, response, result)
  return { solution, items: { ...items }, notes: [...notes] }
}

/** `skillId` is the skill's id as the student may know it. */
export const toLevelChange = (
  { gradeId, before, after }: SkillResultRow,
  skillId: string,
): LevelChangeReport => ({
  skill_id: skillId,
  grade_id: gradeId,
  levelFrom: before.level,
  levelTo: after.level,
  from_second_try: before.isSecondTry,
  to_second_try: after.isSecondTry,
})

function progressOf(
  { exercise, known, result }: ExerciseParts,
  outcome: GradedOutcome<AnswerRow> | null,
  skillId: string,
): ExerciseProgress {
  const draft = outcome?.isDone ? null : exercise.draft
  return {
    answer_status: outcome && draft === null ? outcome.last.verdict : 'init',
    first_time_correct: outcome ? (outcome.isFirstTimeCorrect ? 1 : 0) : -1,
    hint_checked: exercise.hintChecked,
    hint_step: exercise.hintStep,
    attempts: outcome?.attempts ?? 0,
    answer_overtime: result?.overtime ?? 0,
    start_time: exercise.shownAt,
    end_time: outcome?.last.endTs ?? null,
    is_skipped: exercise.isSkipped,
    response: draft ?? outcome?.last.groupAnswer ?? null,
    feedback: outcome && draft === null ? feedbackOf(known, outcome.last.groupAnswer) : null,
    level_change: result ? toLevelChange(result, skillId) : null,
  }
}

export interface ExerciseParts {
  session: GradedSessionRow
  exercise: GradedExerciseRow
  known: KnownProblem
  /** The answers to this problem. */
  log: readonly AnswerRow[]
  result: SkillResultRow | undefined
  /** Whether the reader may see the problem's id in the content (PROB-15). */
  showsContentId: boolean
}

/** An exercise as it may leave the server: the public view in the order decided for this session. */
export function toGradedExercise(parts: ExerciseParts): GradedExercise & { improve: number } {
  const { session, exercise, known, log } = parts
  const outcome = foldGraded(log)
  const problemId = wireProblemId(session, exercise)
  const skill = wireSkill(session, exercise, known.skillName, outcome?.isDone ?? false)
  const view = known.plugin.toPublic(known.problem, known.plugin.presentation.parse(exercise.presentation))
  return {
    _id: problemId,
    problem_id: problemId,
    ...(parts.showsContentId ? { content_id: exercise.problemId } : {}),
    second_try: exercise.skillState.isSecondTry,
    has_dropped_to_zero: exercise.skillState.hasDroppedToZero,
    specified_time: exercise.specifiedTime,
    user_skill_level: exercise.skillState.level,
    section_type: session.sectionType,
    grade_id: session.gradeId,
    selectedSection: session.sectionType,
    selectedSkillType: session.phase === 'AFFICIENCY_SESSION' ? 'afficiency' : 'proficiency',
    ...skill,
    hintItems: view.hintItems,
    problem: { ...view, ...wireIdentity(session, exercise, skill) },
    progress: progressOf(parts, outcome, skill.skill_id),
    improve: exercise.improveFactor,
  }
}
