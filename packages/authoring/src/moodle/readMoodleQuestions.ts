import { giftItem } from '../gift/giftItem'
import { markdownOfGift } from '../gift/giftText'
import { type ImportedQuestion, outcomeOf, sourceIds } from '../interchange/importedQuestion'
import { htmlLinkNotes } from '../interchange/linkNotes'
import { LEFT_OUT, PARTS } from '../interchange/notes'
import { NotTaken } from '../interchange/notTaken'
import { HINT } from '../interchange/placeholders'
import { toExercise } from '../interchange/toExercise'
import { decodeXml } from '../qti/decodeXml'
import { XmlError } from '../qti/readNodes'
import { readXml } from '../qti/readXml'
import { childrenOf, type XmlElement } from '../qti/xmlElement'
import { clozeItem } from './clozeItem'
import { fieldOf, formatted, formattedIn, moodleQuestion } from './moodleQuestion'
import { withFiles } from './withFiles'

const typeOf = ({ attributes }: XmlElement): string => attributes.get('type') ?? ''

const WHOLE = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
/** What Moodle says where nobody has written anything else. */
const USUAL = /^Your answer is (partially |in)?correct\.$/

/** Whether something of the author's is said to the answer as a whole: our types have no place for it. */
const saysMore = (question: XmlElement): boolean =>
  WHOLE.map((name) =>
    fieldOf(question, name)
      .replace(/<[^>]*>/g, '')
      .trim(),
  ).some((text) => text !== '' && !USUAL.test(text))

function itemOf(question: XmlElement) {
  if (typeOf(question) !== 'cloze') return giftItem(moodleQuestion(question))
  const text = formattedIn(question, 'questiontext')
  if (!text) throw new NotTaken('it has no text')
  const general = formattedIn(question, 'generalfeedback')
  const { item, notes } = clozeItem(text, general ? markdownOfGift(general) : undefined)
  const hasParts = 'gaps' in item.question && item.question.gaps.length > 1
  return { item, notes: hasParts ? [PARTS, ...notes] : notes }
}

function read(written: XmlElement, number: number, media: Map<string, Uint8Array>) {
  if (fieldOf(written, 'hidden') === '1') throw new NotTaken('it is hidden in Moodle')
  const question = withFiles(written, media)
  const { item, notes } = itemOf(question)
  const hints = childrenOf(question, 'hint').flatMap((hint) => {
    const text = formatted(hint)
    return text.text === '' ? [] : [markdownOfGift(text)]
  })
  const { exercise, notes: more } = toExercise(item, `E${number}`, hints.length > 0 ? hints : [HINT])
  const said = [...(saysMore(question) ? [LEFT_OUT] : []), ...htmlLinkNotes(question)]
  return { exercise, notes: [...notes, ...more, ...said] }
}

/**
 * The questions of a file in Moodle's XML, one after the other. What is not taken loses no other question. Pictures and
 * recordings that a question shows are put into `media`, by their addresses in the product.
 */
export function* readMoodleQuestions(
  file: string,
  bytes: Uint8Array,
  media = new Map<string, Uint8Array>(),
): Generator<ImportedQuestion> {
  const sourceIdOf = sourceIds('moodle')
  let root: XmlElement
  try {
    root = readXml(decodeXml(bytes))
    if (root.name !== 'quiz') throw new XmlError(`it is no file of Moodle but <${root.name}>`, root.line)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    yield {
      ...{ number: 1, file, line: null, identifier: null, title: file, sourceId: sourceIdOf('file', file) },
      outcome: { isTaken: false, reason: error.message, line: error.line, isBroken: true },
    }
    return
  }
  const asked = childrenOf(root, 'question').filter((question) => typeOf(question) !== 'category')
  for (const [i, question] of asked.entries()) {
    const number = i + 1
    const { line } = question
    const identifier = fieldOf(question, 'idnumber') || null
    const title = fieldOf(question, 'name')
    yield {
      ...{ number, file, line, identifier },
      title: title || `question ${number}`,
      sourceId:
        identifier === null
          ? sourceIdOf('asked', typeOf(question), title, fieldOf(question, 'questiontext'))
          : sourceIdOf('id', identifier),
      outcome: outcomeOf(() => read(question, number, media), line),
    }
  }
}

/** Whether a file begins as Moodle's XML does, be it in one byte a sign or in two. */
export const isMoodleXml = (bytes: Uint8Array): boolean =>
  /^[^<]*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<quiz[\s>]/.test(
    Buffer.from(bytes.subarray(0, 2000)).toString('latin1').replaceAll('\0', ''),
  )
