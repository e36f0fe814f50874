import { type CourseSection, seededRandom } from '@wordstride/core'
import { mean } from '../statistics'
import { type Pools, readPools } from './contentPools'
import { GUESSERS } from './guessers'
import { asExaminee, MODEL, type Model, makeStudents, trueGrade } from './students'
import { type Placement, placeBySection, testGrades } from './takeTests'

const SECTIONS = ['ae.voc', 'ae.la'] as const satisfies readonly CourseSection[]
const HALF: Record<CourseSection, number> = { 'ae.voc': 10, 'ae.la': 13 }
const COUNT = 1000

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

interface Placed {
  error: number
  placement: Placement
}

function placeStudents(pools: Pools, section: CourseSection, model: Model): Placed[] {
  const grades = testGrades(pools, section)
  return makeStudents(COUNT, seededRandom('placement')).map((student) => {
    const random = seededRandom(`${student.seed} ${section}`)
    const placement = placeBySection(asExaminee(student, model), student.schoolGrade, {
      pools,
      section,
      random,
    })
    return { error: placement.plan.startingGrade - trueGrade(student, grades), placement }
  })
}

function summary(placed: readonly Placed[]) {
  const share = (isIn: (error: number) => boolean) =>
    percent(placed.filter(({ error }) => isIn(error)).length / placed.length)
  const of = (measure: (one: Placed) => number) => mean(placed.map(measure)).toFixed(2)
  return {
    'within one grade': share((error) => Math.abs(error) <= 1),
    exact: share((error) => error === 0),
    'too low by more': share((error) => error < -1),
    'too high by more': share((error) => error > 1),
    'mean error': of(({ error }) => error),
    'mean distance': of(({ error }) => Math.abs(error)),
    parts: of(({ placement }) => placement.parts.length),
    problems: of(({ placement }) => placement.problems),
    minutes: of(({ placement }) => placement.seconds / 60),
  }
}

function guess(pools: Pools, section: CourseSection, name: string) {
  const { examinee, leavesAtHalf } = GUESSERS[name] as (typeof GUESSERS)[string]
  const levels = Array.from({ length: COUNT }, (_, i) => {
    const random = seededRandom(`${name} ${section} ${i}`)
    const sitting = { pools, section, random, ...(leavesAtHalf ? { mostAnswers: HALF[section] } : {}) }
    const { plan } = placeBySection(examinee, 1 + (i % 9), sitting)
    return Math.max(...plan.initializations.map(({ level }) => level))
  })
  return levels.filter((level) => level > 0).length
}

const pools = await readPools()
for (const [name, model] of Object.entries({
  'as assumed': MODEL,
  'grades closer together (0.7 logits)': { ...MODEL, step: 0.7 },
  'grades further apart (1.4 logits)': { ...MODEL, step: 1.4 },
})) {
  console.log(`\n${COUNT} students, ${name}`)
  console.table(
    Object.fromEntries(SECTIONS.map((section) => [section, summary(placeStudents(pools, section, model))])),
  )
}
console.log(`\nof ${COUNT} who guess, placed above 'To be learned' in at least one grade`)
console.table(
  Object.fromEntries(
    Object.keys(GUESSERS).map((name) => [
      name,
      Object.fromEntries(SECTIONS.map((section) => [section, guess(pools, section, name)])),
    ]),
  ),
)
