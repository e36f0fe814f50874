import { describePlugin, openSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { clickableTextAuthoring } from './authoring'
import { clickableTextPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(clickableTextPlugin, {
  fixtures,
  twins,
  authoring: clickableTextAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-10.2] exactly all answer phrases; nothing clicked is not answered', () => {
  const exercise = openSample(clickableTextPlugin, fixtures, 'full')
  const { phrases } = exercise.problem
  const ids = phrases.filter(({ answer }) => answer).map(({ id }) => id)
  const wrong = phrases.find(({ answer, clickable }) => clickable && !answer)
  const verdict = (clicked: string[]) => exercise.grade({ clicked }, { mode: 'practice' }).verdict
  expect(verdict(ids)).toBe('correct')
  expect(verdict([...ids, wrong?.id ?? ''])).toBe('incorrect')
  expect(verdict(ids.slice(1))).toBe(ids.length > 1 ? 'incorrect' : 'not_answered')
  expect(verdict([])).toBe('not_answered')
})
