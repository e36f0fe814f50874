import { NotTaken } from '../interchange/notTaken'
import { GiftCursor, unescaped } from './giftCursor'

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
/** Of a number: give or take a range, or between two; neither of any other number. */
export interface GiftNumber {
  number?: number
  range?: number
  numberLow?: number
  numberHigh?: number
}
export interface GiftNumberChoice extends Omit<GiftChoice, 'text'> {
  text: GiftNumber
}
/** Fields of one kind of question are missing in another. */
export interface GiftQuestion {
  type: 'Description' | 'Essay' | 'MC' | 'Matching' | 'Numerical' | 'Short' | 'TF'
  stem?: GiftText
  choices?: GiftChoice[] | GiftNumberChoice[]
  /** Unless it is said otherwise, choices are shuffled and capitals do not count. */
  isShuffled?: boolean
  countsCapitals?: boolean
  matchPairs?: { subquestion: GiftText; subanswer: string }[]
  isTrue?: boolean
  trueFeedback?: GiftText | null
  falseFeedback?: GiftText | null
  globalFeedback?: GiftText | null
}

/** Stands in the text where the answer goes; a sign that no file has a use for. */
export const ANSWER = '\uE000'

const TITLE = /^\s*::(?:\\.|[^\\])*?::/s
const FORMAT = /\[(html|markdown|plain|moodle)\]/y
const WEIGHT = /%([^%]*)%/y
/** Alone, or before what is said to it: other words may begin so. */
const TRUTH = /(?:(T)(?:RUE)?|F(?:ALSE)?)(?=\s*(?:#|$))/y
const NUMBER = /[+-]?\d+(?:\.\d+)?/y
const RANGE = /:([+-]?\d+(?:\.\d+)?)/y
const HIGH = /\.\.([+-]?\d+(?:\.\d+)?)/y

/** Those that no backslash stands before. */
export const bracesOf = (text: string): { brace: string; index: number }[] =>
  [...text.matchAll(/\\[\s\S]|[{}]/g)]
    .filter(([found]) => found.length === 1)
    .map(({ 0: brace, index }) => ({ brace, index }))

const places = (text: string, sign: string): number[] =>
  bracesOf(text)
    .filter(({ brace }) => brace === sign)
    .map(({ index }) => index)

const keepsLines = (format: string): boolean => format === 'html' || format === 'markdown'

/** Spaces of a text are one, except where they belong to its format. */
const spaced = (written: string, format: string): string =>
  keepsLines(format)
    ? written.trim()
    : written
        .trim()
        .replace(/[\n\r]/g, ' ')
        .replace(/\s\s+/g, ' ')

/** The answers of a question, whose text has the format that is theirs unless they say another. */
class Answers {
  readonly #cursor: GiftCursor
  readonly #format: string

  constructor(text: string, format: string) {
    this.#cursor = new GiftCursor(text)
    this.#format = format
  }

  /** Null where there is no text. */
  #text(written: () => string | null): GiftText | null {
    const start = this.#cursor.here()
    const format = this.#cursor.take(FORMAT)?.[1] ?? this.#format
    this.#cursor.skipSpace()
    const text = written()
    if (text === null) this.#cursor.goBackTo(start)
    return text === null ? null : { format, text: unescaped(spaced(text, format)) }
  }

  #richText(): GiftText | null {
    this.#cursor.skipSpace()
    return this.#text(() => this.#cursor.written())
  }

  /** Undefined where there is none; null where it is empty. */
  #feedback(): GiftText | null | undefined {
    const start = this.#cursor.here()
    if (this.#cursor.skips('####')) {
      this.#cursor.goBackTo(start)
      return undefined
    }
    return this.#cursor.skips('#') ? this.#richText() : undefined
  }

  /** The general feedback, behind which nothing may stand. */
  #finish(): Pick<GiftQuestion, 'globalFeedback'> {
    const globalFeedback = this.#cursor.skips('####') ? this.#richText() : null
    this.#cursor.end()
    return { globalFeedback }
  }

  #weight(): number | null {
    this.#cursor.skipSpace()
    const written = this.#cursor.take(WEIGHT)?.[1]
    if (written === undefined) return null
    const weight = Number.parseFloat(written)
    if (!(weight >= -100 && weight <= 100))
      throw new NotTaken(`its weight "${written}" is none from -100 to 100`)
    return weight
  }

  /** Choices that begin with a sign; `read` reads what stands behind sign and weight, null where nothing can. */
  #choices<T>(read: () => T | null): (Omit<GiftChoice, 'text'> & { text: T })[] {
    const choices: (Omit<GiftChoice, 'text'> & { text: T })[] = []
    for (;;) {
      const start = this.#cursor.here()
      const sign = this.#cursor.sign()
      if (sign !== '=' && sign !== '~') return choices
      this.#cursor.skips(sign)
      const weight = this.#weight()
      const text = read()
      if (text === null) {
        this.#cursor.goBackTo(start)
        return choices
      }
      choices.push({ isCorrect: sign === '=', weight, text, feedback: this.#feedback() ?? null })
    }
  }

  #match() {
    const pairs: NonNullable<GiftQuestion['matchPairs']> = []
    for (;;) {
      const start = this.#cursor.here()
      const isPair = this.#cursor.skips('=')
      this.#cursor.skipSpace()
      const left = isPair ? this.#text(() => this.#cursor.writtenUpToArrow()) : null
      const hasArrow = isPair && this.#cursor.skips('->')
      this.#cursor.skipSpace()
      const right = hasArrow ? this.#cursor.written() : null
      if (right === null) {
        this.#cursor.goBackTo(start)
        return pairs
      }
      pairs.push({
        subquestion: left ?? { format: this.#format, text: '' },
        subanswer: unescaped(spaced(right, 'plain')),
      })
    }
  }

  #number(): GiftNumber | null {
    this.#cursor.skipSpace()
    const written = this.#cursor.take(NUMBER)?.[0]
    if (written === undefined) return null
    const number = Number(written)
    const range = this.#cursor.take(RANGE)?.[1]
    if (range !== undefined) return { number, range: Number(range) }
    const high = this.#cursor.take(HIGH)?.[1]
    return high === undefined ? { number } : { numberLow: number, numberHigh: Number(high) }
  }

  #numbers(): GiftQuestion {
    const choices = this.#choices(() => {
      const number = this.#number()
      if (number === null) this.#cursor.skips('*')
      return number ?? {}
    })
    const only = choices.length === 0 ? this.#number() : null
    const given = only ? [{ isCorrect: true, weight: null, text: only, feedback: null }] : choices
    if (given.length === 0) throw new NotTaken('it is not GIFT: no number stands where one should')
    return { type: 'Numerical', choices: given, ...this.#finish() }
  }

  read(): GiftQuestion {
    const matchPairs = this.#match()
    if (matchPairs.length > 0) return { type: 'Matching', matchPairs, ...this.#finish() }
    this.#cursor.skipSpace()
    const truth = this.#cursor.take(TRUTH)
    if (truth) {
      const [trueFeedback = null, falseFeedback = null] = [this.#feedback(), this.#feedback()]
      return { type: 'TF', isTrue: truth[1] !== undefined, trueFeedback, falseFeedback, ...this.#finish() }
    }
    const choices = this.#choices(() => this.#richText())
    if (choices.length > 0) {
      const isShort = choices.every(({ isCorrect }) => isCorrect)
      return { type: isShort ? 'Short' : 'MC', choices, ...this.#finish() }
    }
    const start = this.#cursor.here()
    if (!this.#cursor.skips('####') && this.#cursor.skips('#')) return this.#numbers()
    this.#cursor.goBackTo(start)
    const text = this.#richText()
    if (text === null) return { type: 'Essay', ...this.#finish() }
    const only = { isCorrect: true, weight: null, text, feedback: this.#feedback() ?? null }
    return { type: 'Short', choices: [only], ...this.#finish() }
  }
}

/** A text in which no sign means anything but an escape. */
function readStem(written: string): GiftText {
  const [, format = 'moodle', text = ''] =
    /^\s*(?:\[(html|markdown|plain|moodle)\])?([\s\S]*)$/.exec(written) ?? []
  return { format, text: unescaped(spaced(text, format)) }
}

/** Where the title ends. */
export const afterTitle = (source: string): number => TITLE.exec(source)?.[0].length ?? 0

/** The title, for a question that cannot be read. */
export const titleOf = (source: string): string | null => TITLE.exec(source)?.[0].trim().slice(2, -2) ?? null

/** Reads one question, whose braces have been checked. Throws a NotTaken when it is not GIFT. */
export function readGift(source: string): GiftQuestion {
  const whole = source.replaceAll(ANSWER, '')
  const rest = whole.slice(afterTitle(whole))
  const [start, ...starts] = places(rest, '{')
  const [end, ...ends] = places(rest, '}')
  if (start === undefined || end === undefined) return { type: 'Description', stem: readStem(rest) }
  if (starts.length > 0 || ends.length > 0) throw new NotTaken('it has answers in several places')
  const after = rest.slice(end + 1)
  const stem = readStem(rest.slice(0, start) + (after.trim() === '' ? '' : ANSWER + after))
  return { ...new Answers(rest.slice(start + 1, end), stem.format).read(), stem }
}
