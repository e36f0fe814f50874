import { ANSWER_CODE } from '@wordstride/core'
import { describePlugin, openSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { markdownClickableTextAuthoring } from './authoring'
import { markdownClickableTextPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(markdownClickableTextPlugin, {
  fixtures,
  twins,
  authoring: markdownClickableTextAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-11.2] exactly all answer phrases; nothing clicked is not answered', () => {
  const exercise = openSample(markdownClickableTextPlugin, fixtures, 'full')
  const { clicked } = exercise.correctResponse()
  const verdict = (ids: string[]) => exercise.grade({ clicked: ids }, { mode: 'practice' }).verdict
  expect(clicked).toEqual(['6c2452f2', 'fd303f1f', '67a40f11', '99729fa0'])
  expect(verdict(clicked)).toBe('correct')
  expect(verdict([...clicked, 'dd7899db'])).toBe('incorrect')
  expect(verdict(clicked.slice(1))).toBe('incorrect')
  expect(verdict([])).toBe('not_answered')
})

it('[TYPE-11.2] phrase: id, phrase, answer, clickable, audio_url, value', () => {
  const { problem } = openSample(markdownClickableTextPlugin, fixtures, 'full')
  const [first, ...others] = problem.phrases
  const phrases = [{ ...first, audio_url: '/media/crab.mp3', value: 'crab' }, ...others]
  expect(markdownClickableTextPlugin.problem.parse({ ...problem, phrases })).toMatchObject({ phrases })
})

it('[TYPE-11.2] in a test another number of phrases than there are answers is invalid (-3)', () => {
  const exercise = openSample(markdownClickableTextPlugin, fixtures, 'full')
  const { clicked } = exercise.correctResponse()
  const grade = (ids: string[], mode: 'practice' | 'test') => exercise.grade({ clicked: ids }, { mode })
  expect(grade(clicked.slice(1), 'practice').verdict).toBe('incorrect')
  const over = grade(clicked.slice(1), 'test')
  expect(over).toMatchObject({ verdict: 'over_answered', expectedCount: 4 })
  expect(ANSWER_CODE[over.verdict]).toBe(-3)
  expect(grade([...clicked, 'dd7899db'], 'test').verdict).toBe('over_answered')
  expect(grade([], 'test').verdict).toBe('not_answered')
  expect(grade(clicked, 'test').verdict).toBe('correct')
})
