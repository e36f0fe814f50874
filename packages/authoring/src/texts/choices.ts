import type { PackProblem } from '@wordstride/content'
import type { TextBlock, TextOption } from '@wordstride/core/authoring'
import { bodyTexts } from './problemTexts'

/** One question with its options, in the order they are written. */
export interface Choice {
  kind: 'options' | 'gap'
  isSingle: boolean
  /** Whether the learner sees them in another order each time. */
  isShuffled: boolean
  options: readonly TextOption[]
}

function toChoice(block: TextBlock): Choice[] {
  if (block.kind === 'options') return [block]
  return block.kind === 'gap' ? [{ ...block, isSingle: true }] : []
}

/** Every question of a problem that has options to choose from. */
export const choicesOf = (entry: PackProblem): Choice[] => bodyTexts(entry).flatMap(toChoice)
