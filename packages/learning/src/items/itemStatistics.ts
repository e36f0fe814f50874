import type { ItemChoice } from '@wordstride/core'
import { NO_RATING, type Rating } from './ability'

/** Who has answered less is not known well enough to tell of an item by it. */
export const ANSWERS_TO_BE_KNOWN = 15

/** Between the five bands of ability, in logits. */
const BAND_BORDERS = [-1, -0.33, 0.33, 1] as const

/** Seconds; between the classes of times, a quarter of an octave wide: 1 s to 17 min. */
const timeBorder = (i: number): number => 2 ** (i / 4)
const TIME_CLASSES = 41

interface Tally {
  answers: number
  right: number
}

interface ChoiceTally {
  id: string
  taken: number
  /** By students whose ability is known: how many, and the sum and the squares of their abilities. */
  known: number
  abilities: number
  squares: number
}

/** What a problem's first answers have told so far. All of it can be added to. */
export interface ItemStatistics extends Tally {
  difficulty: Rating
  /** Of students whose ability is known, by band, the weakest first. */
  bands: Tally[]
  /** Of the same students: the sum and the squares of their abilities, and the sum of those who were right. */
  abilities: number
  squares: number
  abilitiesOfRight: number
  /** How many took how long, by class. */
  times: number[]
  choices: ChoiceTally[]
}

export const noStatistics = (): ItemStatistics => ({
  answers: 0,
  right: 0,
  difficulty: NO_RATING,
  bands: Array.from({ length: BAND_BORDERS.length + 1 }, () => ({ answers: 0, right: 0 })),
  abilities: 0,
  squares: 0,
  abilitiesOfRight: 0,
  times: Array.from({ length: TIME_CLASSES }, () => 0),
  choices: [],
})

/** A first answer to a problem. */
export interface FirstAnswer {
  isRight: boolean
  seconds: number
  choices: readonly ItemChoice[]
  /** Of the student before it. */
  student: Rating
}

const isKnown = ({ answers }: Rating): boolean => answers >= ANSWERS_TO_BE_KNOWN

const addTo = (tally: Tally, isRight: boolean): void => {
  tally.answers += 1
  tally.right += Number(isRight)
}

const bandOf = (ability: number): number => BAND_BORDERS.filter((border) => ability >= border).length

const timeClass = (seconds: number): number =>
  Math.min(Math.max(Math.round(4 * Math.log2(Math.max(seconds, 1))), 0), TIME_CLASSES - 1)

export const tallyOf = ({ choices }: ItemStatistics, id: string): ChoiceTally | undefined =>
  choices.find((choice) => choice.id === id)

/** Counts an answer in. The difficulty is rated apart (`rate`). */
export function countAnswer(statistics: ItemStatistics, answer: FirstAnswer): void {
  const { isRight, seconds, choices, student } = answer
  const known = isKnown(student)
  const ability = student.value
  addTo(statistics, isRight)
  const cell = timeClass(seconds)
  statistics.times[cell] = (statistics.times[cell] ?? 0) + 1
  if (known) {
    const band = statistics.bands[bandOf(ability)]
    if (band) addTo(band, isRight)
    statistics.abilities += ability
    statistics.squares += ability ** 2
    if (isRight) statistics.abilitiesOfRight += ability
  }
  for (const { id } of choices.filter(({ isTaken }) => isTaken)) {
    const tally = tallyOf(statistics, id) ?? { id, taken: 0, known: 0, abilities: 0, squares: 0 }
    if (tally.taken === 0) statistics.choices.push(tally)
    tally.taken += 1
    if (!known) continue
    tally.known += 1
    tally.abilities += ability
    tally.squares += ability ** 2
  }
}

/** Seconds; null without an answer. */
export function medianSeconds({ times, answers }: ItemStatistics): number | null {
  let below = 0
  for (const [i, count] of times.entries()) {
    below += count
    if (below > 0 && below >= answers / 2) return timeBorder(i)
  }
  return null
}

/** Of the students whose ability is known. */
export const knownAnswers = ({ bands }: ItemStatistics): Tally =>
  bands.reduce((sum, { answers, right }) => ({ answers: sum.answers + answers, right: sum.right + right }), {
    answers: 0,
    right: 0,
  })

/** The correlation of a right answer with ability (point-biserial); null where one of them does not vary. */
export function pointBiserial(statistics: ItemStatistics): number | null {
  const { answers, right } = knownAnswers(statistics)
  const { abilities, squares, abilitiesOfRight } = statistics
  if (right === 0 || right === answers) return null
  const variance = squares / answers - (abilities / answers) ** 2
  if (variance < 1e-9) return null
  const share = right / answers
  const difference = abilitiesOfRight / right - (abilities - abilitiesOfRight) / (answers - right)
  return difference * Math.sqrt((share * (1 - share)) / variance)
}
