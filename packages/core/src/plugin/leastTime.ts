import type { PublicEnvelope } from '../problem/envelope'
import type { ContentBlock } from '../problem/envelopeSchema'
import type { AnyProblemRules } from './problemRules'

/** Two presses: an option and the button. */
const LEAST_HAND_MS = 500
/** Nobody reads 25 words in a second. */
const WORD_MS = 40
/** Of a long problem a quick reader may need a line. */
const MOST_READING_MS = 1_500

/** Ids and addresses are no words: they have no spaces. */
const wordsOf = (text: string): number => (/\s/.test(text) ? text.split(/\s+/).filter(Boolean).length : 0)

function countWords(value: unknown): number {
  if (typeof value === 'string') return wordsOf(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum, part) => sum + countWords(part), 0)
}

/** A passage stands there for many questions, and is not read anew for each. */
const isOwn = (block: ContentBlock): boolean => block.kind !== 'passage'

/**
 * Nobody reads a problem and answers it in less (milliseconds); a quick child needs several times as long. It follows from
 * the public view alone, so it tells nothing of the key.
 */
export function leastMsOf({ leastHandMs = LEAST_HAND_MS }: AnyProblemRules, view: PublicEnvelope): number {
  const { hintItems: _hints, problemItems, ...body } = view
  const words = countWords(problemItems.filter(isOwn)) + countWords(body)
  return leastHandMs + Math.min(words * WORD_MS, MOST_READING_MS)
}
