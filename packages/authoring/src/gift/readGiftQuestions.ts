import type { InterchangeItem } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import type { AuthoredProblem } from '../files/skillFile'
import { faultOf, HINT } from '../interchange/exercises'
import { type ImportedQuestion, outcomeOf, sourceIds } from '../interchange/importedQuestion'
import { NotTaken } from '../interchange/notTaken'
import { takeItem } from '../interchange/takeItem'
import { giftItem } from './giftItem'
import { readGift, titleOf } from './readGift'
import { splitGift } from './splitGift'

/** GIFT has one text above its questions. */
const promptOf = ({ blocks: [block] }: InterchangeItem) =>
  block?.kind === 'markdown' ? { prompt: block.value } : {}

/** An item as an author would write it: in the short form of its type where that can say it, else in full. */
function toExercise(
  item: InterchangeItem,
  id: string,
): { exercise: AuthoredProblem; notes: readonly string[] } {
  const taken = takeItem(item)
  if (!taken.ok) throw new NotTaken(taken.reason)
  const { type, body, notes } = taken
  const hints = [HINT]
  // No short form has room for an explanation of the whole.
  const short = item.solution === undefined ? authoring.get(type)?.shortForm?.write?.(item) : undefined
  const brief = short && { id, type, hints, ...promptOf(item), ...short }
  if (brief && faultOf(brief) === null) return { exercise: brief, notes }
  const exercise = { id, type, hints, body: { problemItems: item.blocks, ...body } }
  const fault = faultOf(exercise)
  if (fault !== null) throw new NotTaken(fault.replace(/\.$/, ''))
  return { exercise, notes }
}

function read(source: string, number: number) {
  const { item, notes } = giftItem(readGift(source))
  const { exercise, notes: more } = toExercise(item, `E${number}`)
  return { exercise, notes: [...notes, ...more] }
}

/** Its title and what it asks; its answers may change. */
function askedBy(source: string): string {
  const start = source.search(/(?<!\\)\{/)
  return start === -1 ? source : source.slice(0, start)
}

/** Longer than all that a problem may say. */
const MOST_CHARACTERS = 60_000
const TOO_LONG = 'it is longer than a problem can be'

/** The questions of a file in Moodle's GIFT format, one after the other. What is not taken loses no other question. */
export function* readGiftQuestions(file: string, text: string): Generator<ImportedQuestion> {
  const sourceIdOf = sourceIds('gift')
  for (const [i, { text: source, line, id }] of splitGift(text).entries()) {
    const number = i + 1
    const isTooLong = source.length > MOST_CHARACTERS
    yield {
      ...{ number, file, line, identifier: id },
      title: (isTooLong ? null : titleOf(source)) ?? `question ${number}`,
      sourceId: id === null ? sourceIdOf('asked', askedBy(source)) : sourceIdOf('id', id),
      outcome: isTooLong
        ? { isTaken: false, reason: TOO_LONG, line }
        : outcomeOf(() => read(source, number), line),
    }
  }
}
