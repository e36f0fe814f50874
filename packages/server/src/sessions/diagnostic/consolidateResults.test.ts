import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testSessions, users } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { succeeded } from '../../testing/gradedPupil'
import { testsPack } from '../../testing/testsPack'
import { testTaker } from '../../testing/testTaker'

let test: TestApp
let token: string
let taker: ReturnType<typeof testTaker>
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
  token = await test.login('superstudent')
  taker = testTaker(test, token)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(testSessions)
  await test.db.update(users).set({ schoolGrade: 4 })
})

const consolidated = async () => succeeded(await test.call('getConsolidatedTestResult', {}, token))

async function part(
  sectionType: 'ae.voc' | 'ae.la',
  testGrade: number,
  correct: number,
  groupId?: string | null,
) {
  const session = await taker.start({ sectionType, testGrade, groupId: groupId ?? null })
  await taker.answerAll(session, correct, 3)
  if (sectionType === 'ae.la') await taker.answerAll(await taker.startReading(session), correct, 3)
  test.advance(1000)
  return session.groupId
}

describe('getConsolidatedTestResult', () => {
  it('before any test it suggests words at the school grade', async () => {
    expect(await consolidated()).toMatchObject({
      results: [],
      suggestedTest: { sectionType: 'ae.voc', testGrade: 4, groupId: null },
      testedSections: [],
      topGradePassed: [],
    })
  })

  it('[SR-35] then the next grade, then the other section at the school grade, then nothing', async () => {
    const groupId = await part('ae.voc', 4, 20)
    expect(await consolidated()).toMatchObject({
      suggestedTest: { sectionType: 'ae.voc', testGrade: 5, groupId },
      testedSections: [],
    })
    await part('ae.voc', 5, 0, groupId)
    expect(await consolidated()).toMatchObject({
      suggestedTest: { sectionType: 'ae.la', testGrade: 4, groupId: null },
      testedSections: ['ae.voc'],
    })
    const other = await part('ae.la', 4, 0)
    await part('ae.la', 3, 12, other)
    expect(await consolidated()).toMatchObject({
      suggestedTest: null,
      testedSections: ['ae.la', 'ae.voc'],
    })
  })

  it('has of each section and grade the last ended diagnostic part, with its measures and details', async () => {
    await part('ae.voc', 4, 2)
    await part('ae.voc', 4, 18)
    await part('ae.voc', 3, 20)
    await taker.end(await taker.start({ testType: 'mini_test' }), 'left')
    await taker.start({ testGrade: 5 })
    const { results } = await consolidated()
    expect(results.map(({ sectionType, testGrade, accuracy }) => [sectionType, testGrade, accuracy])).toEqual(
      [
        ['ae.voc', 3, 1],
        ['ae.voc', 4, 0.9],
      ],
    )
    expect(results[1]).toMatchObject({
      numberOfProblems: 20,
      speed: 4,
      recommendation: 'Placed above this grade',
      isInterrupted: false,
    })
    expect(results[1]?.tableData).toHaveLength(20)
  })

  it('[SR-32] tells when the highest grade is passed', async () => {
    await part('ae.voc', 9, 20)
    expect(await consolidated()).toMatchObject({ topGradePassed: ['ae.voc'], testedSections: ['ae.voc'] })
  })

  it('[SR-04] staff of the centre reads it, another student does not', async () => {
    const params = { userId: 'superstudent' }
    expect(await test.call('getConsolidatedTestResult', params, await test.login('tutor'))).toMatchObject({
      isSuccess: true,
    })
    await expect(test.call('getConsolidatedTestResult', params, await test.login('student'))).rejects.toThrow(
      '403',
    )
  })
})

describe('getTestGrades', () => {
  it('names the grades that have problems, of language arts those with both stages', async () => {
    expect(succeeded(await test.call('getTestGrades', {}, token)).sections).toEqual([
      { sectionType: 'ae.la', grades: [3, 4, 5] },
      { sectionType: 'ae.voc', grades: [0, 3, 4, 5, 9] },
    ])
  })
})
