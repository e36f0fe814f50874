import { openContentPack } from '@wordstride/content'
import { TOP_TEST_GRADE } from '@wordstride/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../paths'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { succeeded } from '../../testing/gradedPupil'
import { testTaker } from '../../testing/testTaker'

const GRADES = [10, 11, 12]

let test: TestApp
let token: string
let taker: ReturnType<typeof testTaker>

/** The real tests of the grade in which the sequence ends and of those above it, without lessons. */
beforeAll(async () => {
  const pack = await openContentPack(paths.content).load()
  const tests = pack.tests.filter(({ problem }) => problem.grade_id >= TOP_TEST_GRADE)
  test = await createTestApp({
    contentPack: { ...pack, version: `high grades ${pack.version}`, chapters: [], cards: [], tests },
  })
  token = await test.login('superstudent')
  taker = testTaker(test, token)
})
afterAll(() => test.close())

const take = async (testGrade: number, right: number) => {
  const session = await taker.start({ sectionType: 'ae.la', testGrade })
  await taker.answerAll(session, right)
  const reading = await taker.startReading(session)
  await taker.answerAll(reading, right)
  return { language: session.problems, reading: reading.problems, result: await taker.result(session) }
}

const titleOf = ({ problem }: { problem: Record<string, unknown> }) =>
  (problem.problemItems as { kind: string; title?: string }[]).find(({ kind }) => kind === 'passage')?.title

describe('language arts in grades 10 to 12', () => {
  it('[SR-30] are offered for tests', async () => {
    const { sections } = succeeded(await test.call('getTestGrades', {}, token))
    expect(sections.find(({ sectionType }) => sectionType === 'ae.la')?.grades).toEqual([
      TOP_TEST_GRADE,
      ...GRADES,
    ])
  })

  it.each(GRADES)(
    '[SR-30] [SR-32] a test of grade %i asks 12 of language and 14 about three texts and leads no higher',
    async (grade) => {
      const { language, reading, result } = await take(grade, 14)
      expect([language.length, reading.length]).toEqual([12, 14])
      expect(new Set(reading.map(titleOf)).size).toBe(3)
      expect(result).toMatchObject({ testGrade: grade, accuracy: 1, numberOfProblems: 26, nextGrade: null })
    },
  )

  it('[SR-32] a test of grade 10 that was too hard leads to grade 9', async () => {
    const { result } = await take(10, 0)
    expect(result).toMatchObject({ accuracy: 0, region: 6, nextGrade: 9 })
  })
})
