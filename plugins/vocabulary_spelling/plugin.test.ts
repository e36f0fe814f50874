import { describePlugin, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
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
