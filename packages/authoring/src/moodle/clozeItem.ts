import type { ItemGap, ItemTypedGap } from '@wordstride/core/authoring'
import { giftGap, withGeneral } from '../gift/giftGap'
import { choicesOfGap, type GiftItem } from '../gift/giftItem'
import { markdownOfGift, plainOfGift } from '../gift/giftText'
import type { GiftChoice, GiftNumberChoice, GiftText } from '../gift/readGift'
import { NotTaken } from '../interchange/notTaken'
import { numberIn } from './moodleQuestion'

const GAP = /\{\s*(\d*)\s*:\s*([A-Z_]+)\s*:((?:\\[\s\S]|[^{}\\])*)\}/g
/** Signs that no file has a use for stand where the gaps are, while HTML becomes Markdown. */
const FIRST_SIGN = 0xe100
const MOST_GAPS = 60

const CHOICES = /^(MULTICHOICE|MC)(_?[VHS]{1,3})?$/
const WORDS = /^(SHORTANSWER|SA|MW)(_?C)?$/
const NUMBERS = /^(NUMERICAL|NM)$/

type Gap =
  | { kind: 'choice'; gap: ItemGap; notes?: undefined }
  | { kind: 'typed'; gap: ItemTypedGap; notes: readonly string[] }

const unescaped = (text: string): string => text.replace(/\\([\s\S])/g, '$1').trim()

/** What is said to an answer stands behind '#', except the one of a reference such as '&#39;'. */
const ANSWER = /^((?:\\[\s\S]|&#(?:\d+|[xX][\da-fA-F]+);|[^#\\])*)(?:#([\s\S]*))?$/

/** An answer: its weight, its text and what is said to it. */
function readAnswer(written: string, format: string): GiftChoice {
  const [, mark = '', body = ''] = /^\s*(=|%-?[\d.]+%)?([\s\S]*)$/.exec(written) ?? []
  const [, text = '', feedback = ''] = ANSWER.exec(body) ?? []
  const weight = mark.startsWith('%') ? Number(mark.slice(1, -1)) : mark === '=' ? 100 : 0
  return {
    isCorrect: weight === 100,
    weight: weight === 100 ? null : weight,
    text: { format, text: unescaped(text) },
    feedback: feedback.trim() === '' ? null : { format, text: unescaped(feedback) },
  }
}

function readNumber({ text, ...answer }: GiftChoice): GiftNumberChoice {
  if (text.text === '*') return { ...answer, text: {} }
  const [number = 0, range = 0, more] = text.text.split(':').map((part) => numberIn(part.trim()))
  if (range < 0 || more !== undefined) throw new NotTaken(`"${text.text}" is no number`)
  return { ...answer, text: { number, range } }
}

/** Answers that are typed stand in the text as HTML, but are compared as they are read. */
const asTyped = (answer: GiftChoice): GiftChoice => ({
  ...answer,
  text: { format: 'plain', text: plainOfGift(answer.text) },
})

function readGap(kind: string, written: string, format: string, id: string): Gap {
  const answers = written
    .split(/(?<!\\)~/)
    .filter((each) => each.trim() !== '')
    .map((each) => readAnswer(each, format))
  if (CHOICES.test(kind)) {
    const isShuffled = kind.replace(/^(MULTICHOICE|MC)/, '').includes('S')
    return { kind: 'choice', gap: { id, choices: choicesOfGap(answers, id), isShuffled } }
  }
  if (NUMBERS.test(kind))
    return {
      kind: 'typed',
      ...giftGap({ type: 'Numerical', choices: answers.map(readNumber) }, id),
    }
  if (!WORDS.test(kind)) throw new NotTaken(`no type for gaps of the kind ${kind}`)
  const countsCapitals = kind.endsWith('C')
  return {
    kind: 'typed',
    ...giftGap({ type: 'Short', choices: answers.map(asTyped), countsCapitals }, id),
  }
}

/** A text with gaps that are all chosen or all typed. Throws a NotTaken for any other. */
export function clozeItem({ format, text }: GiftText, general: string | undefined): GiftItem {
  const gaps: Gap[] = []
  const marked = text.replace(GAP, (_, _weight: string, kind: string, written: string) => {
    const id = `gap-${gaps.length + 1}`
    gaps.push(readGap(kind, written, format, id))
    return String.fromCharCode(FIRST_SIGN + gaps.length - 1)
  })
  if (gaps.length === 0) throw new NotTaken('it has no gap')
  if (gaps.length > MOST_GAPS) throw new NotTaken(`it has more than ${MOST_GAPS} gaps`)
  if (/\{\s*\d*\s*:/.test(marked)) throw new NotTaken('a gap of it cannot be read')
  const shown = markdownOfGift({ format, text: marked }).replace(
    /[\uE100-\uE13F]/g,
    (sign) => `[[gap-${sign.charCodeAt(0) - FIRST_SIGN + 1}]]`,
  )
  const chosen = gaps.flatMap((each) => (each.kind === 'choice' ? [each.gap] : []))
  const typed = gaps.flatMap((each) => (each.kind === 'typed' ? [each.gap] : []))
  if (chosen.length > 0 && typed.length > 0)
    throw new NotTaken('some of its gaps are chosen and others typed')
  if (typed.length > 0) {
    const { gaps: said, solution } = withGeneral(typed, general)
    return {
      item: {
        ...{ writtenFrom: null, blocks: [], solution },
        question: { kind: 'gapTyping', text: shown, gaps: said },
      },
      notes: [...new Set(gaps.flatMap(({ notes = [] }) => notes))],
    }
  }
  return {
    item: {
      writtenFrom: null,
      blocks: [{ kind: 'markdown', value: 'Choose the right words.' }],
      question: { kind: 'gapChoice', text: shown, gaps: chosen },
      solution: general,
    },
    notes: [],
  }
}
