import type { TestOrder } from '@wordstride/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedContent } from '../../seed/content'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { testsPack } from '../../testing/testsPack'
import { openTestPools } from './testPools'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack() })
})
afterAll(() => test.close())

const DIAGNOSTIC: TestOrder = { testType: 'diagnostic', section: 'ae.la' }
const LONG: TestOrder = { testType: 'mini_test', section: 'ae.la', count: 30 }
const open = async (order = DIAGNOSTIC, gradeId = 4) =>
  (await openTestPools(test.db, order, gradeId)).get('ae.ls')

describe('openTestPools', () => {
  it('reads and parses what a test may ask once for each version of the content, also for a class at once', async () => {
    const opened = await Promise.all([open(), open(), open(LONG)])
    const [first] = opened
    const tests = first?.testsOf.get(4)
    const lessons = first?.lessons
    expect(tests).toHaveLength(12)
    expect(lessons).toHaveLength(16)
    for (const pool of [...opened, await open()]) {
      expect(pool?.testsOf.get(4)).toBe(tests)
      expect(pool?.lessons).toBe(lessons)
    }
    const pack = testsPack()
    await seedContent(test.db, { ...pack, version: 'fewer', tests: pack.tests.slice(1) })
    const after = await open()
    expect(after?.testsOf.get(4)).not.toBe(tests)
    expect(after?.lessons).not.toBe(lessons)
  })

  it('[SR-30] takes the own grade alone for a diagnostic test, and all that have tests for a longer one', async () => {
    const gradesFor = async (order: TestOrder, grade: number) => [
      ...((await open(order, grade))?.testsOf.keys() ?? []),
    ]
    expect(await gradesFor(DIAGNOSTIC, 4)).toEqual([4])
    expect(await gradesFor(DIAGNOSTIC, 9)).toEqual([])
    expect(await gradesFor(LONG, 4)).toEqual([3, 4, 5])
  })
})
