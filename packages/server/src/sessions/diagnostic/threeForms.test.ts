import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testProblems, testSessions } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradeTests, testsPack } from '../../testing/testsPack'
import { testTaker } from '../../testing/testTaker'

const FORMS = 3

let test: TestApp
let taker: ReturnType<typeof testTaker>
beforeAll(async () => {
  const languageAlone = gradeTests(5).filter(({ problem }) => problem.section_type === 'ae.ls')
  const tests = [...gradeTests(4, FORMS), ...languageAlone]
  test = await createTestApp({ contentPack: { ...testsPack(), tests } })
  taker = testTaker(test, await test.login('superstudent'))
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(testSessions))

/** Takes a diagnostic test, leaves it, and gives the content's ids of all its problems. */
async function takeTest(sectionType: 'ae.la' | 'ae.voc'): Promise<string[]> {
  const session = await taker.start({ sectionType })
  const rows = await test.db
    .select()
    .from(testProblems)
    .where(eq(testProblems.sessionId, session.sessionId ?? ''))
  await taker.end(session, 'left')
  test.advance(60_000)
  return rows.map(({ problemId }) => problemId)
}

describe('startDiagnosticTest by the same student', () => {
  it.each([
    ['ae.voc', 20],
    ['ae.la', 12 + 14],
  ] as const)(
    '[SR-30] three tests of %s have nothing in common where the pool has three forms',
    async (section, count) => {
      const seen = new Set<string>()
      for (let taken = 1; taken <= FORMS; taken++) {
        const asked = await takeTest(section)
        expect(asked).toHaveLength(count)
        expect(asked.every((id) => /^ae\.(voc|ls|rc)\.4\./.test(id))).toBe(true)
        expect(asked.filter((id) => seen.has(id))).toEqual([])
        for (const id of asked) seen.add(id)
      }
      expect(seen.size).toBe(FORMS * count)
    },
  )

  it('[SR-30] the fourth test asks what was seen longest ago', async () => {
    const first = await takeTest('ae.la')
    const others = [...(await takeTest('ae.la')), ...(await takeTest('ae.la'))]
    const fourth = await takeTest('ae.la')
    const ofReading = (ids: readonly string[]) => ids.filter((id) => id.startsWith('ae.rc.')).sort()
    expect(ofReading(fourth)).toEqual(ofReading(first))
    expect(ofReading(fourth).filter((id) => others.includes(id))).toEqual([])
  })

  it('[SR-30] another student may be asked the same', async () => {
    const first = await takeTest('ae.voc')
    const other = testTaker(test, await test.login('admin'))
    for (let taken = 1; taken <= FORMS; taken++) {
      const session = await other.start({ sectionType: 'ae.voc' })
      expect(session.problems).toHaveLength(20)
      await other.end(session, 'left')
      test.advance(60_000)
    }
    const rows = await test.db.select().from(testProblems)
    const askedTwice = rows.filter(({ problemId }) => first.includes(problemId))
    expect(askedTwice.length).toBe(2 * first.length)
  })

  it('gives no problems where the grade has language and no texts', async () => {
    for (const asked of [
      { testType: 'diagnostic' },
      { testType: 'mini_test', testProblems: 10 },
      { testType: 'english_test', testLength: 20 },
    ] as const)
      expect(await taker.start({ ...asked, sectionType: 'ae.la', testGrade: 5 })).toMatchObject({
        sessionId: null,
        problems: [],
      })
  })
})
