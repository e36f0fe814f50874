import { HINT } from '../interchange/exercises'
import { type ImportedQuestion, outcomeOf, sourceIds } from '../interchange/importedQuestion'
import { toExercise } from '../interchange/toExercise'
import { giftItem } from './giftItem'
import { readGift, titleOf } from './readGift'
import { splitGift } from './splitGift'

function read(source: string, number: number) {
  const { item, notes } = giftItem(readGift(source))
  const { exercise, notes: more } = toExercise(item, `E${number}`, [HINT])
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
