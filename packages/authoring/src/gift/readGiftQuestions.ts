import { type ImportedQuestion, outcomeOf, sourceIds } from '../interchange/importedQuestion'
import { htmlLinkNotes } from '../interchange/linkNotes'
import { NotTaken } from '../interchange/notTaken'
import { HINT } from '../interchange/placeholders'
import { toExercise } from '../interchange/toExercise'
import { checkBraces } from './checkBraces'
import { giftItem } from './giftItem'
import { choicesOfGift } from './giftWeights'
import { type GiftQuestion, readGift, titleOf } from './readGift'
import { type GiftSource, splitGift } from './splitGift'

/** One answer that is typed and reads as the two words of GIFT for true and false. */
function isAmbiguous(question: GiftQuestion): boolean {
  const [only, second] = question.type === 'Short' ? choicesOfGift(question) : []
  return only !== undefined && !second && /^(t|f|true|false)$/i.test(only.text.text.trim())
}

function read(source: GiftSource, number: number) {
  checkBraces(source)
  const question = readGift(source.text)
  if (isAmbiguous(question)) throw new NotTaken('whether it means true or false, or the word, cannot be seen')
  const { item, notes } = giftItem(question)
  const { exercise, notes: more } = toExercise(item, `E${number}`, [HINT])
  return { exercise, notes: [...notes, ...more, ...htmlLinkNotes(question)] }
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
  for (const [i, source] of splitGift(text).entries()) {
    const { text: written, lines, id } = source
    const [line = null] = lines
    const number = i + 1
    const isTooLong = written.length > MOST_CHARACTERS
    yield {
      ...{ number, file, line, identifier: id },
      title: (isTooLong ? null : titleOf(written)) ?? `question ${number}`,
      sourceId: id === null ? sourceIdOf('asked', askedBy(written)) : sourceIdOf('id', id),
      outcome: isTooLong
        ? { isTaken: false, reason: TOO_LONG, line }
        : outcomeOf(() => read(source, number), line),
    }
  }
}
