import { planTest } from '@wordstride/learning'
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

const open = () => openTestPools(test.db, planTest({ testType: 'diagnostic', section: 'ae.la' }), 4)

describe('openTestPools', () => {
  it('reads and parses what a test may ask once for each version of the content, also for a class at once', async () => {
    const opened = await Promise.all([open(), open(), open()])
    const [first] = opened
    const tests = first?.get('ae.ls')?.testsOf
    const lessons = first?.get('ae.ls')?.lessons
    expect(tests?.get(4)).toHaveLength(12)
    expect(lessons).toHaveLength(16)
    for (const pools of [...opened, await open()]) {
      expect(pools.get('ae.ls')?.testsOf).toBe(tests)
      expect(pools.get('ae.ls')?.lessons).toBe(lessons)
    }
    const pack = testsPack()
    await seedContent(test.db, { ...pack, version: 'fewer', tests: pack.tests.slice(1) })
    const after = (await open()).get('ae.ls')
    expect(after?.testsOf).not.toBe(tests)
    expect(after?.lessons).not.toBe(lessons)
  })
})
