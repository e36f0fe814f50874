import {
  type Exercise,
  type PlacementResponse,
  type ProblemEnvelope,
  type PublicBuckets,
  type PublicEnvelope,
  seededRandom,
} from '@wordstride/core'
import { expect } from 'vitest'

type Placed<TPublic extends PublicEnvelope> = Pick<
  Exercise<ProblemEnvelope, TPublic, PlacementResponse>,
  'grade' | 'correctResponse' | 'present' | 'view'
>

const verdictsOf = (exercise: Placed<PublicEnvelope>) => (placed: Record<string, string>) =>
  exercise.grade({ placed }, { mode: 'practice' }).verdict

/** Cards are graded by category; one that is left out is not answered. */
export function expectGradedByCategory(exercise: Placed<PublicBuckets>): void {
  const verdict = verdictsOf(exercise)
  const { placed } = exercise.correctResponse()
  const { buckets } = exercise.view(exercise.present(seededRandom('rules')))
  const [card = ''] = Object.keys(placed)
  const other = buckets.find(({ id }) => id !== placed[card])
  expect(verdict(placed)).toBe('correct')
  expect(verdict({ ...placed, [card]: other?.id ?? '' })).toBe('incorrect')
  const { [card]: _left, ...others } = placed
  expect(verdict(others)).toBe('not_answered')
}

/** Cards are graded by their order; an empty slot is not answered. */
export function expectGradedBySlot(exercise: Placed<PublicEnvelope>): void {
  const verdict = verdictsOf(exercise)
  const { placed } = exercise.correctResponse()
  const [first = '', second = ''] = Object.keys(placed)
  expect(verdict(placed)).toBe('correct')
  expect(verdict({ ...placed, [first]: placed[second] ?? '', [second]: placed[first] ?? '' })).toBe(
    'incorrect',
  )
  const { [first]: _left, ...others } = placed
  expect(verdict(others)).toBe('not_answered')
}
