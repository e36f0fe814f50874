import { ANSWER_CODE } from '@wordstride/core'
import { describePlugin, openSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { fillInTheBlankAuthoring } from './authoring'
import { fillInTheBlankPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(fillInTheBlankPlugin, {
  fixtures,
  twins,
  authoring: fillInTheBlankAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-06.2] is incomplete (-1) until every dropdown is chosen, correct when each is its answer', () => {
  const exercise = openSample(fillInTheBlankPlugin, fixtures, 'full')
  const verdict = (r: string | null, c: string | null) =>
    exercise.grade({ chosen: { r, c } }, { mode: 'practice' }).verdict
  expect(verdict(null, null)).toBe('not_answered')
  expect(verdict('r1', null)).toBe('not_answered')
  expect(verdict('r2', null)).toBe('not_answered')
  expect(ANSWER_CODE[verdict('r1', null)]).toBe(-1)
  expect(verdict('r1', 'c2')).toBe('correct')
  expect(verdict('r1', 'c1')).toBe('incorrect')
  expect(verdict('r2', 'c2')).toBe('incorrect')
})
