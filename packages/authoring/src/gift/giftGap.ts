import type { ItemTypedGap } from '@wordstride/core/authoring'
import { NotTaken } from '../interchange/notTaken'
import { markdownOfGift } from './giftText'
import { choicesOfGift } from './giftWeights'
import type { GiftChoice, GiftNumber, GiftNumberChoice, GiftQuestion } from './readGift'

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

function numberGap({ choices = [] }: GiftQuestion, id: string): ItemTypedGap {
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
  return {
    id,
    kind: 'number',
    answer: number ?? exact((low + high) / 2),
    tolerance: number === undefined ? exact((high - low) / 2) : range,
  }
}

/** Moodle shows no HTML in answers that are typed, and takes a star for any letters. */
function typedOf({ text: { text } }: GiftChoice): string {
  if (text.includes('*')) throw new NotTaken('a star in its answer stands for any letters')
  if (/<[a-z/]|&#?\w+;/i.test(text)) throw new NotTaken('HTML stands in an answer that is typed')
  return text.replace(/\s+/g, ' ').trim()
}

function wordsGap(question: GiftQuestion, id: string): ItemTypedGap {
  const choices = choicesOfGift(question)
  const { right, wrong } = fullAnswers(choices)
  const answers = right.map(typedOf)
  const catches = (text: string) => answers.some((answer) => answer.toLowerCase() === text.toLowerCase())
  if (wrong.some((choice) => choice.text.text !== '*' && catches(typedOf(choice))))
    throw new NotTaken('an answer is both right and wrong')
  const errors = wrong.flatMap((choice) =>
    choice.feedback && choice.text.text !== '*'
      ? [{ typed: typedOf(choice), explanation: markdownOfGift(choice.feedback) }]
      : [],
  )
  const said = right.find(({ feedback }) => feedback)?.feedback
  return {
    id,
    kind: 'text',
    answers,
    ignoresCase: !question.countsCapitals,
    own: {
      ...(errors.length > 0 ? { errors } : {}),
      ...(said ? { explanation: markdownOfGift(said) } : {}),
    },
  }
}

/** A short answer or a number as a gap. Moodle's short answers pass over capitals unless its own settings differ. */
export const giftGap = (question: GiftQuestion, id: string): ItemTypedGap =>
  question.type === 'Numerical' ? numberGap(question, id) : wordsGap(question, id)
