import { describePlugin, openSample, problemChecks } from '@wordstride/testkit'
import { describe, expect, it } from 'vitest'
import { vocabularySpellingAuthoring } from './authoring'
import { vocabularySpellingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(vocabularySpellingPlugin, {
  fixtures,
  twins,
  authoring: vocabularySpellingAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-04.2] compares trimmed text with the trimmed answer; empty text is not answered', () => {
  const exercise = openSample(vocabularySpellingPlugin, fixtures, 'minimal')
  const { answer } = exercise.problem
  expect(vocabularySpellingPlugin.problem.parse({ ...exercise.problem, answer: ` ${answer}  ` })).toEqual(
    exercise.problem,
  )
  const verdict = (typed: string) => exercise.grade({ typed }, { mode: 'practice' }).verdict
  expect(verdict(`  ${answer} `)).toBe('correct')
  expect(verdict(`${answer}s`)).toBe('incorrect')
  expect(verdict('   ')).toBe('not_answered')
})

it('[TYPE-04.2] a problem has sounds, question, description, definition and sample sentence', () => {
  const data = {
    question_audio_url: '/media/gather.mp3',
    question_audio_url2: '/media/gather-2.mp3',
    question_text: 'Type the word.',
    description: 'verb',
    definition: 'to bring together',
    sample_sentence: 'They ___ apples.',
    sound: 'gather',
    answer: 'gather',
  }
  const { problem } = openSample(vocabularySpellingPlugin, fixtures, 'minimal')
  expect(vocabularySpellingPlugin.problem.parse({ ...problem, ...data })).toMatchObject(data)
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
  const { problem: sample } = openSample(vocabularySpellingPlugin, fixtures, 'minimal')
  const problem = vocabularySpellingPlugin.problem.parse({ ...sample, comparison, answer })

  it.each(Object.entries(verdicts))('[TYPE-00.5] %j grades %s', (typed, verdict) => {
    expect(vocabularySpellingPlugin.grade(problem, { typed }, { mode: 'practice' }).verdict).toBe(verdict)
  })

  it.each(Object.entries(problemChecks))('%s', (_, check) => {
    check(vocabularySpellingPlugin, problem)
  })
})

it('[TYPE-00.5] a number is asked for only where the answer is one', () => {
  const { problem: sample } = openSample(vocabularySpellingPlugin, fixtures, 'minimal')
  expect(vocabularySpellingPlugin.problem.safeParse({ ...sample, comparison: 'number' }).success).toBe(false)
})
