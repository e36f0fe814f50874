/**
 * Ability and difficulty on one scale (logits) by Elo's rule, as adaptive practice uses it: after each answer both move by
 * what it was not expected to be, the less the more is known of them (Pelánek 2016, 'Applications of the Elo rating system
 * in adaptive educational systems').
 */
export interface Rating {
  value: number
  /** Answers it is made of. */
  answers: number
}

export const NO_RATING: Rating = { value: 0, answers: 0 }

/** Of the first answer, and how fast it shrinks with those that follow. */
const FIRST_STEP = 1
const STEP_DECAY = 0.05

const step = ({ answers }: Rating): number => FIRST_STEP / (1 + STEP_DECAY * answers)

/** The chance of a right answer, of which `guess` is that of who knows nothing. */
export const chanceOfRight = (ability: number, difficulty: number, guess: number): number =>
  guess + (1 - guess) / (1 + Math.exp(difficulty - ability))

/** Both ratings after an answer. */
export function rate(
  student: Rating,
  item: Rating,
  { isRight, guess }: { isRight: boolean; guess: number },
): { student: Rating; item: Rating } {
  const surprise = Number(isRight) - chanceOfRight(student.value, item.value, guess)
  return {
    student: { value: student.value + step(student) * surprise, answers: student.answers + 1 },
    item: { value: item.value - step(item) * surprise, answers: item.answers + 1 },
  }
}
