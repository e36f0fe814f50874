import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionEvents, sessions, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { inListedOrder } from '../testing/inListedOrder'

let test: TestApp
let token: string
beforeAll(async () => {
  const pack = gradedPack()
  for (const { problem } of pack.chapters.flatMap(({ skills }) => skills.flatMap(({ problems }) => problems)))
    problem.hintItems = [1, 2, 3].map((n) => ({ value: `Hint ${n} of ${problem.problem_id}` }))
  test = await createTestApp({ contentPack: pack, random: inListedOrder })
  token = await test.login('student')
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(sessions)
  await test.db.delete(userSkills)
  await setLevels(test, { k1: 2, k2: 2 })
})

const open = (sessionId: string | null, problemId: string, step: number) =>
  test.call('openHint', { sessionId: sessionId ?? '', problemId, step }, token)

const opened = async (sessionId: string | null) => {
  const rows = await test.db
    .select()
    .from(sessionEvents)
    .where(eq(sessionEvents.sessionId, sessionId ?? ''))
  return rows.map(({ event }) => event).filter(({ type }) => type === 'hint_opened')
}

describe('the hints of graded work', () => {
  it('[SES-16] come one by one as they are opened, each written down before it comes', async () => {
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const [first, second] = session.problems
    if (!first || !second) throw new Error('Two problems are expected.')
    expect(JSON.stringify(session)).not.toMatch(/Hint \d/)
    expect(first.hintItems).toEqual([{ value: '' }, { value: '' }, { value: '' }])
    expect(await opened(session.sessionId)).toEqual([])

    const reply = succeeded(await open(session.sessionId, first.problemId, 1))
    expect(reply.hintItems).toEqual([{ value: 'Hint 1 of k1.P3' }, { value: '' }, { value: '' }])
    expect(reply.events).toContainEqual(
      expect.objectContaining({ type: 'hint_opened', problemId: first.problemId, step: 1 }),
    )
    expect(await opened(session.sessionId)).toMatchObject([{ problemId: 'k1.P3', step: 1 }])
    // A client that keeps silent about it has had its hint all the same.
    expect(await pupil.check(session, first.problemId, 'correct')).toMatchObject({
      firstTimeCorrect: 0,
      levelChange: { levelFrom: 2, levelTo: 1 },
    })
  })

  it('[SES-16] show-all gives all, a reload those that were opened', async () => {
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const [first] = session.problems
    await open(session.sessionId, first?.problemId ?? '', 2)
    expect((await pupil.take()).problems.map(({ hintItems }) => hintItems.map(({ value }) => value))).toEqual(
      [
        ['Hint 1 of k1.P3', 'Hint 2 of k1.P3', ''],
        ['', '', ''],
      ],
    )
    const all = succeeded(await open(session.sessionId, first?.problemId ?? '', 3))
    expect(all.hintItems.map(({ value }) => value)).not.toContain('')
  })

  it('come for the problem whose turn it is alone, in the own session that runs', async () => {
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const [first, second] = session.problems
    const later = await open(session.sessionId, second?.problemId ?? '', 1)
    expect(later).toMatchObject({ isSuccess: false })
    expect(JSON.stringify(later)).not.toContain('Hint')
    expect(await open(session.sessionId, 'k1.P3', 1)).toMatchObject({ isSuccess: false })
    const other = await test.login('student2')
    const foreign = { sessionId: session.sessionId ?? '', problemId: first?.problemId ?? '', step: 1 }
    expect(await test.call('openHint', foreign, other)).toMatchObject({ isSuccess: false })
    expect(await opened(session.sessionId)).toEqual([])
    await pupil.check(session, first?.problemId ?? '', 'correct')
    // That the student went on is on its way.
    expect(succeeded(await open(session.sessionId, second?.problemId ?? '', 1)).hintItems[0]).toEqual({
      value: 'Hint 1 of k2.P3',
    })
  })
})
