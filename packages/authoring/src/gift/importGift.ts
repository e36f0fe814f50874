import type { InterchangeItem } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import gift from 'gift-pegjs'
import { stringify } from 'yaml'
import { takeItem } from '../interchange/takeItem'
import { type GiftQuestion, giftItem, RIGHT, WRONG } from './giftItem'

export interface GiftImport {
  /** The problems as the `exercises` of a skill file. */
  yaml: string
  taken: number
  /** What was not taken, and what the author must still write. */
  report: string[]
}

/** What stands in for a hint until the author writes one. */
const HINT = 'Read the question once more.'

/** GIFT has one text above its questions. */
const promptOf = ({ blocks: [block] }: InterchangeItem) =>
  block?.kind === 'markdown' ? { prompt: block.value } : {}

/** An item as an author would write it: in the short form of its type where that can say it. */
function toExercise(item: InterchangeItem): Record<string, unknown> | string {
  const taken = takeItem(item)
  if (!taken.ok) return taken.reason
  const { type, body } = taken
  const short = authoring.get(type)?.shortForm?.write?.(item)
  return {
    type,
    hints: [HINT],
    ...(short ? { ...promptOf(item), ...short } : { body: { problemItems: item.blocks, ...body } }),
  }
}

/** Reads questions in Moodle's GIFT format. Throws with line and reason when the text is not GIFT. */
export function importGift(text: string): GiftImport {
  let questions: GiftQuestion[]
  try {
    questions = gift.parse(text) as unknown as GiftQuestion[]
  } catch (error) {
    const line = (error as { location?: { start: { line: number } } }).location?.start.line
    throw new Error(`Line ${line ?? '?'}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const report: string[] = []
  const exercises: Record<string, unknown>[] = []
  questions.forEach((question, i) => {
    if (question.type === 'Category') return
    const item = giftItem(question)
    const exercise = typeof item === 'string' ? item : toExercise(item)
    if (typeof exercise === 'string')
      report.push(`${question.title ?? `question ${i + 1}`} was not taken: ${exercise}.`)
    else exercises.push({ id: `E${exercises.length + 1}`, ...exercise })
  })
  if (exercises.length > 0)
    report.push(`Write hints of your own, and explanations where it says "${RIGHT}" or "${WRONG}".`)
  return { yaml: stringify({ exercises }, { lineWidth: 0 }), taken: exercises.length, report }
}
