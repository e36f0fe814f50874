import type { ItemTypedGap, OwnFields } from '@wordstride/core/authoring'
import { NotTaken } from '../interchange/notTaken'
import { markdownOfGift } from './giftText'
import { choicesOfGift } from './giftWeights'
import type { GiftChoice, GiftNumber, GiftNumberChoice, GiftQuestion, GiftText } from './readGift'

/** Decimal fractions are not exact: the middle of 0.1 and 0.2 is 0.15. */
const exact = (number: number): number => Number(number.toPrecision(12))

/** Answers that earn all; the others earn nothing, for here are no parts. */
function fullAnswers<T extends Pick<GiftChoice, 'isCorrect' | 'weight'>>(choices: readonly T[]) {
  const pointsOf = ({ isCorrect, weight }: T) => weight ?? (isCorrect ? 100 : 0)
  const part = choices.find((choice) => pointsOf(choice) > 0 && pointsOf(choice) < 100)
  if (part) throw new NotTaken(`an answer is right by ${part.weight} %`)
  const right = choices.filter((choice) => pointsOf(choice) === 100)
  if (right.length === 0) throw new NotTaken('no answer is right')
  return { right, wrong: choices.filter((choice) => !right.includes(choice)) }
}

/** From where to where a number may be. */
function boundsOf({ number, range = 0, numberLow, numberHigh }: GiftNumber): [number, number] {
  const [low, high] =
    number === undefined ? [numberLow, numberHigh] : [exact(number - range), exact(number + range)]
  if (low === undefined || high === undefined) throw new NotTaken('any number is right')
  if (low > high) throw new NotTaken('its numbers end before they begin')
  return [low, high]
}

/** A gap, and what an author should look at. */
interface GiftGap {
  gap: ItemTypedGap
  notes: readonly string[]
}

interface Said {
  /** Null where it is no single answer. */
  typed: string | null
  feedback: GiftText | null
}

/** What is said to foreseen mistakes and to what is right; our gaps say one text to all that is right. */
function saidTo(
  right: readonly GiftText[],
  wrong: readonly Said[],
): Pick<GiftGap, 'notes'> & { own: OwnFields } {
  const [first, ...others] = right.map(markdownOfGift)
  const errors = wrong.flatMap(({ typed, feedback }) =>
    feedback && typed !== null ? [{ typed, explanation: markdownOfGift(feedback) }] : [],
  )
  const isLeft = wrong.some(({ typed, feedback }) => feedback && typed === null)
  return {
    own: {
      ...(errors.length > 0 ? { errors } : {}),
      ...(first === undefined ? {} : { explanation: first }),
    },
    notes: [
      ...(isLeft ? ['what it says to any other answer is left out'] : []),
      ...(others.some((other) => other !== first)
        ? ['of what it says to right answers the first is kept']
        : []),
    ],
  }
}

const feedbackOf = (choices: readonly Pick<GiftChoice, 'feedback'>[]): GiftText[] =>
  choices.flatMap(({ feedback }) => feedback ?? [])

function numberGap({ choices = [] }: GiftQuestion, id: string): GiftGap {
  const { right, wrong } = fullAnswers(choices as GiftNumberChoice[])
  const [only, second] = right
  if (second || !only) throw new NotTaken('several numbers are right')
  const [low, high] = boundsOf(only.text)
  const isBoth = wrong.some(({ text }) => {
    if (text.number === undefined && text.numberLow === undefined) return false
    const [from, to] = boundsOf(text)
    return from <= high && to >= low
  })
  if (isBoth) throw new NotTaken('a number is both right and wrong')
  const { number, range = 0 } = only.text
  const { own, notes } = saidTo(
    feedbackOf(right),
    wrong.map(({ text, feedback }) => ({
      typed: text.number === undefined || text.range ? null : String(text.number),
      feedback,
    })),
  )
  const gap: ItemTypedGap = {
    id,
    kind: 'number',
    answer: number ?? exact((low + high) / 2),
    tolerance: number === undefined ? exact((high - low) / 2) : range,
    own,
  }
  return { gap, notes }
}

/** Moodle shows no HTML in answers that are typed, and takes a star for any letters. */
function typedOf({ text: { text } }: GiftChoice): string {
  if (text.includes('*')) throw new NotTaken('a star in its answer stands for any letters')
  if (/<[a-z/]|&#?\w+;/i.test(text)) throw new NotTaken('HTML stands in an answer that is typed')
  return text.replace(/\s+/g, ' ').trim()
}

function wordsGap(question: GiftQuestion, id: string): GiftGap {
  const choices = choicesOfGift(question)
  const { right, wrong } = fullAnswers(choices)
  const answers = right.map(typedOf)
  const catches = (text: string) => answers.some((answer) => answer.toLowerCase() === text.toLowerCase())
  if (wrong.some((choice) => choice.text.text !== '*' && catches(typedOf(choice))))
    throw new NotTaken('an answer is both right and wrong')
  const { own, notes } = saidTo(
    feedbackOf(right),
    wrong.map((choice) => ({
      typed: choice.feedback && choice.text.text !== '*' ? typedOf(choice) : null,
      feedback: choice.feedback,
    })),
  )
  return { gap: { id, kind: 'text', answers, ignoresCase: !question.countsCapitals, own }, notes }
}

/** A short answer or a number as a gap. Moodle's short answers pass over capitals unless its own settings differ. */
export const giftGap = (question: GiftQuestion, id: string): GiftGap =>
  question.type === 'Numerical' ? numberGap(question, id) : wordsGap(question, id)

/** Gaps and the explanation of the whole: the first gap says it behind an explanation of its own. */
export function withGeneral(
  gaps: readonly ItemTypedGap[],
  general: string | undefined,
): { gaps: readonly ItemTypedGap[]; solution: string | undefined } {
  const [first, ...others] = gaps
  const said = first?.own?.explanation
  if (!first || said === undefined || general === undefined) return { gaps, solution: general }
  const explanation = `${said}\n\n${general}`
  return { gaps: [{ ...first, own: { ...first.own, explanation } }, ...others], solution: undefined }
}
