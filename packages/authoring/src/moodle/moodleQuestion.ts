import type { GiftChoice, GiftNumberChoice, GiftQuestion, GiftText } from '../gift/readGift'
import { NotTaken } from '../interchange/notTaken'
import { childrenOf, textOf, type XmlElement } from '../qti/xmlElement'

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['html', 'html'],
  ['markdown', 'markdown'],
  ['plain_text', 'plain'],
  ['moodle_auto_format', 'moodle'],
])

/** The text of a field, which may stand in a box of its own. */
function textIn(field: XmlElement): string {
  const [text] = childrenOf(field, 'text')
  return textOf(text ?? field).trim()
}

/** The text of a field of an element; empty where it has none. */
export function fieldOf(element: XmlElement, name: string): string {
  const [field] = childrenOf(element, name)
  return field ? textIn(field) : ''
}

/** A text with the format that the element around it names. */
export const formatted = (field: XmlElement, otherwise = 'html'): GiftText => ({
  format: FORMATS.get(field.attributes.get('format') ?? '') ?? otherwise,
  text: textIn(field),
})

/** A text in its format; null where it is empty. */
export function formattedIn(element: XmlElement, name: string): GiftText | null {
  const [field] = childrenOf(element, name)
  const text = field && formatted(field)
  return text && text.text !== '' ? text : null
}

const isYes = (text: string, otherwise: boolean): boolean =>
  text === '' ? otherwise : /^(1|true)$/.test(text)

function fractionOf(answer: XmlElement): number {
  const fraction = Number(answer.attributes.get('fraction') ?? Number.NaN)
  if (!Number.isFinite(fraction)) throw new NotTaken('the weight of an answer is no number', answer.line)
  return fraction
}

/** An answer of which one is given: it is right when it earns all. */
function alone(answer: XmlElement): Omit<GiftChoice, 'text'> {
  const fraction = fractionOf(answer)
  return {
    isCorrect: fraction === 100,
    weight: fraction === 100 ? null : fraction,
    feedback: formattedIn(answer, 'feedback'),
  }
}

const answersOf = (question: XmlElement): XmlElement[] => childrenOf(question, 'answer')

function choicesOf(question: XmlElement): Partial<GiftQuestion> {
  const isSingle = isYes(fieldOf(question, 'single'), true)
  const choices = answersOf(question).map((answer): GiftChoice => {
    const text = formatted(answer)
    return isSingle
      ? { ...alone(answer), text }
      : { ...alone(answer), isCorrect: false, weight: fractionOf(answer), text }
  })
  if (isSingle && !choices.some(({ isCorrect }) => isCorrect))
    throw new NotTaken('no answer earns all points')
  return { choices, isShuffled: isYes(fieldOf(question, 'shuffleanswers'), true) }
}

function trueOrFalse(question: XmlElement): Partial<GiftQuestion> {
  const answers = answersOf(question).map((answer) => ({
    ...alone(answer),
    isTrue: textIn(answer).toLowerCase() === 'true',
  }))
  const right = answers.find(({ isCorrect }) => isCorrect)
  const wrong = answers.find(({ isCorrect }) => !isCorrect)
  if (answers.length !== 2 || !right || !wrong || wrong.weight !== 0 || right.isTrue === wrong.isTrue)
    throw new NotTaken('it is not either true or false')
  return { isTrue: right.isTrue, trueFeedback: wrong.feedback, falseFeedback: right.feedback }
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/

export function numberIn(text: string, line?: number): number {
  if (!NUMBER.test(text)) throw new NotTaken(`"${text}" is no number`, line)
  return Number(text)
}

function numbersOf(question: XmlElement): Partial<GiftQuestion> {
  if (childrenOf(question, 'units').length > 0 || /[1-9]/.test(fieldOf(question, 'unitgradingtype')))
    throw new NotTaken('its numbers have units')
  const choices = answersOf(question).map((answer): GiftNumberChoice => {
    const { text } = formatted(answer)
    const range = numberIn(fieldOf(answer, 'tolerance') || '0', answer.line)
    return {
      ...alone(answer),
      text: text === '*' ? {} : { number: numberIn(text, answer.line), range },
    }
  })
  return { choices }
}

const matchOf = (question: XmlElement): Partial<GiftQuestion> => ({
  matchPairs: childrenOf(question, 'subquestion').map((each) => ({
    subquestion: formatted(each),
    subanswer: fieldOf(each, 'answer'),
  })),
})

interface Kind {
  type: GiftQuestion['type']
  read(question: XmlElement): Partial<GiftQuestion>
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['multichoice', { type: 'MC', read: choicesOf }],
  ['truefalse', { type: 'TF', read: trueOrFalse }],
  [
    'shortanswer',
    {
      type: 'Short',
      read: (question: XmlElement) => ({
        choices: answersOf(question).map((answer) => ({
          ...alone(answer),
          text: formatted(answer, 'plain'),
        })),
        countsCapitals: isYes(fieldOf(question, 'usecase'), false),
      }),
    },
  ],
  ['numerical', { type: 'Numerical', read: numbersOf }],
  ['matching', { type: 'Matching', read: matchOf }],
])

/** A question of Moodle's XML as the question of GIFT that says the same. Throws a NotTaken where there is none. */
export function moodleQuestion(question: XmlElement): GiftQuestion {
  const type = question.attributes.get('type') ?? ''
  const kind = KINDS.get(type)
  if (!kind) throw new NotTaken(`no type for questions of the kind "${type}"`)
  return {
    type: kind.type,
    stem: formattedIn(question, 'questiontext') ?? { format: 'html', text: '' },
    globalFeedback: formattedIn(question, 'generalfeedback'),
    ...kind.read(question),
  }
}
