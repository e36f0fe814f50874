import type { Exercise, ProblemEnvelope } from '@wordstride/core'
import { authoring } from '@wordstride/plugins/authoring'
import { registry } from '@wordstride/plugins/graders'
import { PARTS } from '../../interchange/notes'
import { NotTaken } from '../../interchange/notTaken'
import { childrenOf, type XmlElement } from '../xmlElement'
import { possibleAnswers } from './possibleAnswers'
import { type Score, type SourceAnswer, scoringOfItem } from './runScoring'

/** As many answers to an item are tried; of rules of its own, all there are, up to the second. */
const MOST_ANSWERS = 128
const MOST_OF_OWN_RULES = 1024
/** Points are sums of decimal fractions. */
const NOTHING = 1e-6

/** What an item became. */
interface Checked {
  problem: ProblemEnvelope
  /** An answer to the item as a response to the problem; null where nobody can give it there. */
  respond(answer: SourceAnswer): unknown
  /** Whether the importer did not understand the rules and took the key of the item on trust. */
  isOnTrust: boolean
}

interface Tried extends Score {
  answer: SourceAnswer
  isRightHere: boolean
  canBeGiven: boolean
}

function described(answer: SourceAnswer): string {
  const given = [...answer.values()].map((values) => values.join(', ') || 'nothing')
  const text = given.join('; ') || 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

function isRight(exercise: Exercise, response: unknown): boolean {
  const read = exercise.readResponse(response, exercise.version)
  return read.ok && exercise.grade(read.value, { mode: 'practice' }).verdict === 'correct'
}

function disagreementOf({ answer, points, isRightHere, canBeGiven }: Tried, all: number): string {
  if (isRightHere)
    return `its scoring gives ${points} of ${all} points to "${described(answer)}", which its key calls right`
  const here = canBeGiven ? 'which its key calls wrong' : 'which nobody could answer here'
  return `its scoring gives all points to "${described(answer)}", ${here}`
}

/**
 * Runs the scoring of an item on the answers that can be given to it and compares with our grader. What differs other
 * than by points for parts is refused by a NotTaken. Gives notes.
 */
export function checkScoring(root: XmlElement, { problem, respond, isOnTrust }: Checked): string[] {
  const [processing] = childrenOf(root, 'responseProcessing')
  const line = (processing ?? root).line
  const scoreOf = scoringOfItem(root)
  const { answers, isComplete } = possibleAnswers(root, isOnTrust ? MOST_OF_OWN_RULES : MOST_ANSWERS)
  if (isOnTrust && !isComplete) throw new NotTaken('it is scored by rules of its own', line)
  const opened = registry.open(problem)
  if (!opened.ok) throw new NotTaken('its scoring cannot be compared', line)
  const tried = answers.map((answer): Tried => {
    const response = respond(answer)
    return {
      ...{ answer, canBeGiven: response !== null },
      ...scoreOf(answer),
      isRightHere: response !== null && isRight(opened.exercise, response),
    }
  })
  const all = Math.max(...tried.map(({ points, most }) => Math.max(points, most ?? 0)))
  const isFull = ({ points }: Score) => points >= all - NOTHING
  if (all < NOTHING) throw new NotTaken('its scoring gives points to no answer', line)
  if (!tried.some(isFull)) {
    const [best] = [...tried].sort((a, b) => b.points - a.points)
    throw new NotTaken(`its scoring gives ${best?.points ?? 0} of ${all} points to the best answer`, line)
  }
  const lenient = authoring.get(problem.problem_type)?.interchange?.give?.(problem).lenient ?? []
  const differing = tried.filter((each) => isFull(each) !== each.isRightHere)
  const refused = differing.find((each) => !each.isRightHere || lenient.length === 0)
  if (refused) throw new NotTaken(disagreementOf(refused, all), line)
  const isPartial = tried.some((each) => each.points > NOTHING && !isFull(each) && !each.isRightHere)
  return [
    ...(isPartial ? [PARTS] : []),
    ...(differing.length > 0 ? lenient.map((what) => `its scoring does not say ${what}`) : []),
  ]
}
