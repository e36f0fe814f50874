import gift from 'gift-pegjs'
import { NotTaken } from '../interchange/notTaken'

export interface GiftText {
  format: string
  text: string
}
export interface GiftChoice {
  isCorrect: boolean
  weight: number | null
  text: GiftText
  feedback: GiftText | null
}
/** Of a number: alone, give or take a range, or between two. */
export interface GiftNumber {
  type?: 'simple' | 'range' | 'high-low'
  number?: number
  range?: number
  numberLow?: number
  numberHigh?: number
}
export interface GiftNumberChoice extends Omit<GiftChoice, 'text'> {
  text: GiftNumber
}
/** What the parser gives; fields of one kind of question are missing in another. */
export interface GiftQuestion {
  type: string
  title: string | null
  stem?: GiftText
  choices?: GiftChoice[] | GiftNumberChoice[] | GiftNumber
  matchPairs?: { subquestion: GiftText; subanswer: string }[]
  isTrue?: boolean
  trueFeedback?: GiftText | null
  falseFeedback?: GiftText | null
  globalFeedback?: GiftText | null
}

/** Stands in the text where the answer goes; a sign that no file has a use for. */
export const ANSWER = '\uE000'

const TITLE = /^\s*::(?:\\.|[^\\])*?::/s

/** Signs that mean something only where answers stand. */
const escaped = (text: string, signs: RegExp): string =>
  text.replace(/\\[\s\S]|[:=~#]/g, (found) =>
    found.length === 1 && signs.test(found) ? `\\${found}` : found,
  )

const places = (text: string, sign: string): number[] =>
  [...text.matchAll(/\\[\s\S]|[{}]/g)].filter(([found]) => found === sign).map(({ index }) => index)

/**
 * A question with its answers at the end and a sign where they stood, since the parser does not tell that place,
 * and with the signs escaped that Moodle takes as they stand.
 */
function rearranged(source: string): string {
  const [title = ''] = TITLE.exec(source) ?? []
  const rest = source.slice(title.length)
  const [start, ...starts] = places(rest, '{')
  const [end, ...ends] = places(rest, '}')
  if (start === undefined || end === undefined) {
    if (start !== end) throw new NotTaken('a brace is missing')
    return title + escaped(rest, /./)
  }
  if (starts.length > 0 || ends.length > 0 || end < start)
    throw new NotTaken('it has answers in several places')
  const inside = rest.slice(start + 1, end)
  const after = rest.slice(end + 1)
  const stem = rest.slice(0, start) + (after.trim() === '' ? '' : ANSWER + after)
  // Of numbers, a star is any other; the parser wants nothing there.
  const answers = inside.trimStart().startsWith('#')
    ? inside.replace(/~(\s*%[^%]*%)?\s*\*/g, '~$1')
    : escaped(inside, /:/)
  return `${title}${escaped(stem, /./)}{${answers}}`
}

/** The title, for a question that cannot be read. */
export const titleOf = (source: string): string | null => TITLE.exec(source)?.[0].trim().slice(2, -2) ?? null

/** Reads one question. Throws a NotTaken when it is not GIFT. */
export function readGift(source: string): GiftQuestion {
  const text = rearranged(source.replaceAll(ANSWER, ''))
  let questions: GiftQuestion[]
  try {
    questions = gift.parse(text) as unknown as GiftQuestion[]
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new NotTaken(`it is not GIFT: ${message?.replace(/\.$/, '')}`)
  }
  const [question, second] = questions
  if (!question || second) throw new NotTaken('it is not one question')
  return question
}
