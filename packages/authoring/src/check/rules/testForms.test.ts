import type { PackProblem } from '@wordstride/content'
import { DIAGNOSTIC_PASSAGES, DIAGNOSTIC_STAGE } from '@wordstride/learning'
import { describe, expect, it } from 'vitest'
import { PASSAGES_OF_TEST, PROBLEMS_OF_TEST } from '../../files/testSizes'
import { testFormsOf } from './testForms'

const problems = (section: string, grade: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    problem_id: `${section}.${grade}.T${i}`,
    problem: { section_type: section, grade_id: grade },
  })) as unknown as PackProblem[]

const chapter = (grade_id: number) => ({
  section_type: 'ae.voc' as const,
  grade_id,
  chapter_id: 1,
  chapter_name: 'Words',
  skills: [],
})

describe('the sizes of tests', () => {
  it('[SR-30] are those by which tests are planned', () => {
    const planned = Object.entries(DIAGNOSTIC_STAGE).map(([section, { problems }]) => [section, problems])
    expect(PROBLEMS_OF_TEST).toEqual(Object.fromEntries(planned))
    expect(PASSAGES_OF_TEST).toBe(DIAGNOSTIC_PASSAGES)
  })
})

describe('testFormsOf', () => {
  it('[SR-30] counts the tests of 20 words, 12 of language and 14 about texts that share no problem', () => {
    const tests = [...problems('ae.voc', 2, 60), ...problems('ae.ls', 2, 35), ...problems('ae.rc', 2, 13)]
    expect(testFormsOf({ chapters: [chapter(2), chapter(0)], tests })).toEqual([
      { grade: 0, section: 'ae.voc', problems: 0, forms: 0 },
      { grade: 0, section: 'ae.ls', problems: 0, forms: 0 },
      { grade: 0, section: 'ae.rc', problems: 0, forms: 0 },
      { grade: 2, section: 'ae.voc', problems: 60, forms: 3 },
      { grade: 2, section: 'ae.ls', problems: 35, forms: 2 },
      { grade: 2, section: 'ae.rc', problems: 13, forms: 0 },
    ])
  })
})
