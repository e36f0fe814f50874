import { describePlugin, problemChecks, readSample } from '@wordstride/testkit'
import { describe, expect, it } from 'vitest'
import { vocabularySpellingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(vocabularySpellingPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })

it('[TYPE-04.2] compares trimmed text with the trimmed answer; empty text is not answered', () => {
  const problem = readSample(vocabularySpellingPlugin, fixtures, 'minimal')
  const verdict = (typed: string) =>
    vocabularySpellingPlugin.grade(problem as never, { typed }, { mode: 'practice' }).verdict
  expect(verdict(`  ${problem.answer} `)).toBe('correct')
  expect(verdict(`${problem.answer}s`)).toBe('incorrect')
  expect(verdict('   ')).toBe('not_answered')
})

describe.each([
  {
    comparison: 'ignore_case',
    answer: 'Monday',
    verdicts: { monday: 'correct', MONDAY: 'correct', Munday: 'incorrect', '': 'not_answered' },
  },
  {
    comparison: 'number',
    answer: '1,000',
    verdicts: {
      1000: 'correct',
      '1000.0': 'correct',
      100: 'incorrect',
      thousand: 'incorrect',
      ' ': 'not_answered',
    },
  },
])('with comparison $comparison', ({ comparison, answer, verdicts }) => {
  const sample = readSample(vocabularySpellingPlugin, fixtures, 'minimal')
  const problem = vocabularySpellingPlugin.problem.parse({ ...sample, comparison, answer })

  it.each(Object.entries(verdicts))('[TYPE-00.5] %j grades %s', (typed, verdict) => {
    expect(vocabularySpellingPlugin.grade(problem, { typed }, { mode: 'practice' }).verdict).toBe(verdict)
  })

  it.each(Object.entries(problemChecks))('[TYPE-00.1] %s', (_, check) => {
    check(vocabularySpellingPlugin, problem)
  })
})

it('[TYPE-00.5] a number is asked for only where the answer is one', () => {
  const sample = readSample(vocabularySpellingPlugin, fixtures, 'minimal')
  expect(vocabularySpellingPlugin.problem.safeParse({ ...sample, comparison: 'number' }).success).toBe(false)
})
