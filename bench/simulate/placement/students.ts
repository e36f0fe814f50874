import { type Random, seededRandom } from '@wordstride/core'
import { isGuessable } from '@wordstride/learning'
import { normal } from '../pupils'
import type { PoolProblem } from './contentPools'
import type { Examinee } from './takeTests'

/** What is assumed, on the scale of ability (logits). */
export interface Model {
  /** From the content of one grade to that of the next. */
  step: number
  /** Of the problems of a grade among each other. */
  problemSpread: number
  /** Of what one student knows from topic to topic. */
  topicSpread: number
  /** Right answers spoilt by carelessness. */
  slips: number
}

export const MODEL: Model = { step: 1, problemSpread: 0.5, topicSpread: 0.5, slips: 0.03 }

/** What is mastered: a right answer nine times in ten (SR-31, region 1). */
const MASTERY = 0.9
const logit = (share: number): number => Math.log(share / (1 - share))
const chance = (value: number): number => 1 / (1 + Math.exp(-value))

/** Forms and levels of the lessons, as for the simulated class; a problem made for tests is like the middle ones. */
const LEVELS = [-1, -0.8, -0.5, -0.2, 0]
const MIDDLE = -0.5
const levelOffset = ({ entry }: PoolProblem): number => (LEVELS[entry.level ?? 2] ?? MIDDLE) - MIDDLE

/** How hard a problem is: its grade, its place among the words of the grade, its form, and itself. */
function difficultyOf(problem: PoolProblem, { step, problemSpread }: Model): number {
  const own = normal(seededRandom(`difficulty ${problem.problemId}`))
  const inGrade = problem.section === 'ae.voc' ? problem.share - 0.5 : 0
  return step * (problem.gradeId + inGrade) + levelOffset(problem) + problemSpread * own
}

/** A student of ability 4 has just mastered grade 3 and not yet grade 4. */
const abilityLogits = (ability: number, { step }: Model): number => step * (ability - 0.5) + logit(MASTERY)

export interface Student {
  schoolGrade: number
  /** In grades. */
  ability: number
  /** Seconds by the pace of the test: 1 is the pace itself. */
  tempo: number
  seed: string
}

export function makeStudents(count: number, random: Random): Student[] {
  return Array.from({ length: count }, (_, i) => {
    const schoolGrade = 1 + (i % 9)
    return {
      schoolGrade,
      ability: schoolGrade + 1.2 * normal(random),
      tempo: 0.65 * Math.exp(0.25 * normal(random)),
      seed: `student ${i}`,
    }
  })
}

const PACE = { 'ae.voc': 12, 'ae.ls': 30, 'ae.rc': 60 } as const
/** Dragging, sorting and spelling take longer than choosing. */
const BUILT_ANSWER = 1.25

/** How likely the student knows the answer; without guesses and slips. */
export function knowledge(student: Student, problem: PoolProblem, model: Model): number {
  const topic = normal(seededRandom(`${student.seed} ${problem.gradeId} ${problem.skillId}`))
  const ability = abilityLogits(student.ability, model) + model.topicSpread * topic
  return chance(ability - difficultyOf(problem, model))
}

/** Rasch model; who does not know guesses, and who knows slips now and then. */
export const asExaminee =
  (student: Student, model: Model): Examinee =>
  (problem, random) => {
    const knows = random() < knowledge(student, problem, model)
    const built = isGuessable(problem) ? 1 : BUILT_ANSWER
    return {
      isCorrect: knows ? random() >= model.slips : random() < problem.guessChance,
      seconds: PACE[problem.section] * student.tempo * built * Math.exp(0.3 * normal(random)),
    }
  }

/** The grade where the student belongs: the lowest one that is not mastered, by ability alone. */
export function trueGrade(student: Student, grades: readonly number[]): number {
  const belongs = Math.round(student.ability)
  return Math.min(Math.max(belongs, Math.min(...grades)), Math.max(...grades) + 1)
}
