import type { InterchangeItem } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import type { AuthoredProblem } from '../files/skillFile'
import { faultOf } from './exercises'
import { NotTaken } from './notTaken'
import { takeItem } from './takeItem'

/** The text above the question. */
const promptOf = ({ blocks: [block] }: InterchangeItem) =>
  block?.kind === 'markdown' ? { prompt: block.value } : {}

/**
 * An item with at most one text above it, or with recordings there, as an author would write it: in the short form of its type where that can
 * say it, else in full.
 */
export function toExercise(
  item: InterchangeItem,
  id: string,
  hints: readonly string[],
): { exercise: AuthoredProblem; notes: readonly string[] } {
  const taken = takeItem(item)
  if (!taken.ok) throw new NotTaken(taken.reason)
  const { type, body, notes } = taken
  // No short form has room for an explanation of the whole, or for recordings above the question.
  const isBrief = item.blocks.every(({ kind }) => kind === 'markdown') && item.solution === undefined
  const short = isBrief ? authoring.get(type)?.shortForm?.write?.(item) : undefined
  const brief = short && { id, type, hints: [...hints], ...promptOf(item), ...short }
  if (brief && faultOf(brief) === null) return { exercise: brief, notes }
  const exercise = { id, type, hints: [...hints], body: { problemItems: item.blocks, ...body } }
  const fault = faultOf(exercise)
  if (fault !== null) throw new NotTaken(fault.replace(/\.$/, ''))
  return { exercise, notes }
}
