import { PARTS } from '../interchange/notes'
import { NotTaken } from '../interchange/notTaken'
import type { GiftChoice, GiftQuestion } from './readGift'

/** Thirds are rounded. */
const ROUNDING = 0.1

const weightOf = ({ weight }: GiftChoice): number => weight ?? 0

/** The choices of a question that is not about a number. */
export const choicesOfGift = ({ choices = [] }: GiftQuestion): GiftChoice[] => choices as GiftChoice[]

/** Which choices are right, and whether one is chosen or all of them. */
export function keyOfWeights(choices: readonly GiftChoice[]) {
  const full = choices.filter(({ isCorrect }) => isCorrect)
  if (full.length > 0) {
    const part = choices.find(({ isCorrect, weight }) =>
      isCorrect ? (weight ?? 100) !== 100 : (weight ?? 0) > 0,
    )
    if (part) throw new NotTaken(`a choice is right by ${part.weight} % beside one that is all right`)
    if (full.length > 1) throw new NotTaken('one of several right answers is enough')
    return { isSingle: true, right: full, notes: [] }
  }
  const right = choices.filter((choice) => weightOf(choice) > 0)
  if (right.length === 0) throw new NotTaken('no answer is right')
  if (right.length === choices.length) throw new NotTaken('every choice is right')
  const sum = right.reduce((total, choice) => total + weightOf(choice), 0)
  if (Math.abs(sum - 100) > ROUNDING)
    throw new NotTaken(`its right answers earn ${Number(sum.toFixed(2))} % together, not 100 %`)
  const isFree = choices.some((choice) => weightOf(choice) === 0)
  return {
    isSingle: false,
    right,
    notes: [
      ...(right.length > 1 ? [PARTS] : []),
      ...(isFree ? ['a wrong choice that cost nothing now makes the answer wrong'] : []),
    ],
  }
}
