import type { ExerciseProgress, GradedExercise, LevelChangeReport } from '@wordstride/api'
import { isJudged, readPresentation } from '@wordstride/core'
import type { ExerciseTarget, LevelChange, SessionStart, SessionState } from '@wordstride/learning'
import type { KnownProblem } from '../../content/problemCache'
import type { AnswerRow, SessionExerciseRow, SessionRow } from '../../db/schema'
import { type ItemAliases, itemAliases } from '../aliases/itemAliases'
import { isSkillHidden, wireProblemId, wireSkill, wireState } from '../aliases/wireIds'
import { parseResponse } from '../grading/gradeAnswer'
import { openedHints } from './openedHints'

export type WireFeedback = NonNullable<ExerciseProgress['feedback']>

/** A response as JSON, and the version of the problem's type under which it was given. */
export type StoredResponse = Pick<AnswerRow, 'responseJson' | 'problemVersion'>

/** Partial on incorrect, full on correct, nothing on an ungraded answer (TYPE-00.11). */
export function wireFeedback(
  known: KnownProblem,
  { responseJson, problemVersion }: StoredResponse,
  aliases: ItemAliases,
): WireFeedback | null {
  const response = parseResponse(known, responseJson, problemVersion)
  const result = known.plugin.grade(known.problem, response, { mode: 'practice' })
  if (!isJudged(result.verdict)) return null
  const { solution, items, notes } = aliases.feedback(known.plugin.feedback(known.problem, response, result))
  return { solution, items: { ...items }, notes: [...notes] }
}

/** `skillId` is the skill's id as the student may know it. */
export const toLevelChange = (
  { levelFrom, levelTo, fromSecondTry, toSecondTry }: LevelChange,
  gradeId: number,
  skillId: string,
): LevelChangeReport => ({ skillId, gradeId, levelFrom, levelTo, fromSecondTry, toSecondTry })

export interface ExerciseParts {
  session: SessionRow
  start: SessionStart
  state: SessionState
  exercise: SessionExerciseRow
  target: ExerciseTarget
  known: KnownProblem
  /** Of its hints, the last one that was opened. */
  hintSteps: number
  /** The response of the last answer. */
  lastAnswer: StoredResponse | null
  /** Whether the reader may see the problem's id in the content (PROB-15). */
  showsContentId: boolean
}

/** A draft is kept as the browser wrote it, an answer with the ids of the content. */
function progressOf({ exercise, known, lastAnswer }: ExerciseParts, aliases: ItemAliases): ExerciseProgress {
  if (exercise.draft !== null) return { responseJson: exercise.draft, feedback: null }
  if (lastAnswer === null) return { responseJson: null, feedback: null }
  const response = parseResponse(known, lastAnswer.responseJson, lastAnswer.problemVersion)
  return {
    responseJson: JSON.stringify(aliases.toWire(response)),
    feedback: wireFeedback(known, lastAnswer, aliases),
  }
}

/** An exercise as it may leave the server: the public view in the order decided for this session. */
export function toGradedExercise(parts: ExerciseParts): GradedExercise & { improve: number | null } {
  const { session, start, state, exercise, target, known } = parts
  const isDone = state.row[exercise.position]?.answerStatus === 'correct'
  const problemId = wireProblemId(session, exercise)
  const skill = wireSkill(session, exercise, known.skillName, isDone)
  const presentation = readPresentation(known.plugin, exercise.presentation, exercise.problemVersion)
  if (!presentation.ok) throw new Error(`The presentation of ${exercise.problemId} cannot be read.`)
  const aliases = itemAliases(known, { ...session, kind: 'session', place: exercise.position })
  const shown = known.plugin.toPublic(known.problem, presentation.value)
  const view = aliases.view({ ...shown, hintItems: openedHints(shown.hintItems, parts.hintSteps) })
  return {
    exerciseId: problemId,
    problemId,
    ...(parts.showsContentId ? { contentId: exercise.problemId } : {}),
    secondTry: wireState(session, target.state, isDone).isSecondTry,
    specifiedTime: target.specifiedMinutes,
    userSkillLevel: target.state.level,
    sectionType: start.sectionType,
    gradeId: start.gradeId,
    selectedSection: start.sectionType,
    selectedSkillType: start.phase === 'AFFICIENCY_SESSION' ? 'afficiency' : 'proficiency',
    ...skill,
    hintItems: view.hintItems,
    problem: { ...view, problem_id: problemId, skill_id: skill.skillId, skill_name: skill.skillName },
    progress: progressOf(parts, aliases),
    // It stands beside the word in reports.
    improve: isSkillHidden(session, isDone) ? null : exercise.improveFactor,
  }
}
