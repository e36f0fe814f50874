import { seededRandom } from '@wordstride/core'
import { describePlugin, openSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { orderingAuthoring } from './authoring'
import { orderingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(orderingPlugin, {
  fixtures,
  twins,
  authoring: orderingAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-17.2] [TYPE-00.7] the start is shuffled, the order is graded, an unmoved list is not answered', () => {
  const exercise = openSample(orderingPlugin, fixtures, 'full')
  const right = exercise.problem.drag_items.map(({ id }) => id)
  const verdict = (order: string[]) => exercise.grade({ order }, { mode: 'practice' }).verdict
  for (let i = 0; i < 50; i++) expect(exercise.present(seededRandom(`${i}`)).cards).not.toEqual(right)
  expect(verdict(right)).toBe('correct')
  expect(verdict([...right].reverse())).toBe('incorrect')
  expect(verdict([])).toBe('not_answered')
})
