import { mean } from '../statistics'
import { readPools } from './contentPools'
import { GUESSERS } from './guessers'
import { COUNT, guess, type Placed, placeStudents, SECTIONS } from './measurePlacement'
import { MODEL } from './students'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

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
