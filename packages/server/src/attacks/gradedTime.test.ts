import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, sessions, skillResults, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'

let test: TestApp
let token: string
let pupil: ReturnType<typeof gradedPupil>
beforeAll(async () => {
  // A quarter of a minute for a problem.
  test = await createTestApp({ contentPack: gradedPack({ specifiedTime: 0.25 }) })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [answers, sessions, skillResults, userSkills]) await test.db.delete(table)
  token = await test.login('student')
  pupil = gradedPupil(test, token)
  await setLevels(test, { k1: 3 })
})

async function open() {
  const session = await pupil.take()
  const { problemId } = session.problems[0] as (typeof session.problems)[number]
  const shown = { type: 'exercise_shown' as const, at: test.now().getTime(), problemId }
  await pupil.tell(session, [shown])
  return { session, problemId, opened: test.now().getTime() }
}

type Open = Awaited<ReturnType<typeof open>>

/** An answer that is said to have taken three seconds. */
const check = async ({ session, problemId, opened }: Open) => {
  const times = { startTs: opened, endTs: opened + 3_000 }
  const answer = await pupil.submission(session, problemId, 'correct', times)
  return succeeded(await test.call('checkAnswer', answer, token))
}

const secondsMeasured = async () => (await test.db.select().from(skillResults))[0]?.seconds

describe('whoever lies about the time of graded work', () => {
  it('[SR-13] is measured from delivery to arrival, and the claim is kept', async () => {
    const given = await open()
    await pupil.spend(given.session, 40)
    expect(await check(given)).toMatchObject({ answerOvertime: 1, skillLevel: 2 })
    expect(await secondsMeasured()).toBe(40)
    const sessionId = given.session.sessionId ?? ''
    const [row] = await test.db.select().from(answers).where(eq(answers.sessionId, sessionId))
    expect(row?.clientClaim).toMatchObject({ startTs: given.opened, endTs: given.opened + 3_000 })
  })

  it('[SR-13] no outage is believed in which the page told of itself', async () => {
    const given = await open()
    await pupil.spend(given.session, 200)
    expect(await check(given)).toMatchObject({ answerOvertime: 1 })
    expect(await secondsMeasured()).toBe(200)
  })

  it('a silence that no waiting message explains counts as a minute', async () => {
    const given = await open()
    test.advance(600_000)
    const now = test.now().getTime()
    expect(await check({ ...given, opened: now - 3_000 })).toMatchObject({ answerOvertime: 1 })
    expect(await secondsMeasured()).toBe(60)
  })
})

describe('whoever had no network', () => {
  it('[SR-13] loses no level by it: the answer waited', async () => {
    const given = await open()
    test.advance(120_000)
    expect(await check(given)).toMatchObject({ answerOvertime: 0, skillLevel: 4 })
    expect(await secondsMeasured()).toBe(0)
  })

  it('[SR-13] nor when what the page told meanwhile comes before the answer', async () => {
    const given = await open()
    test.advance(120_000)
    const { opened, session } = given
    await pupil.tell(session, [
      { type: 'alive', at: opened, until: opened + 30_000 },
      { type: 'alive', at: opened + 30_000, until: opened + 60_000 },
    ])
    test.advance(2_000)
    expect(await check(given)).toMatchObject({ answerOvertime: 0, skillLevel: 4 })
    expect(await secondsMeasured()).toBe(2)
  })
})
