import { ANSWER_CODE } from '@wordstride/core'
import { describePlugin, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { markdownClickableTextPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(markdownClickableTextPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })

it('[TYPE-11.2] in a test another number of phrases than there are answers is invalid (-3)', () => {
  const problem = readSample(markdownClickableTextPlugin, fixtures, 'full')
  const { clicked } = markdownClickableTextPlugin.correctResponse(problem as never)
  const grade = (ids: string[], mode: 'practice' | 'test') =>
    markdownClickableTextPlugin.grade(problem as never, { clicked: ids }, { mode })
  expect(grade(clicked.slice(1), 'practice').verdict).toBe('incorrect')
  const over = grade(clicked.slice(1), 'test')
  expect(over).toMatchObject({ verdict: 'over_answered', expectedCount: 4 })
  expect(ANSWER_CODE[over.verdict]).toBe(-3)
  expect(grade([], 'test').verdict).toBe('not_answered')
  expect(grade(clicked, 'test').verdict).toBe('correct')
})
