import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { inListedOrder } from '../testing/inListedOrder'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack(), random: inListedOrder })
  token = await test.login('student')
  await setLevels(test, { k1: 2, k2: 2 })
})
afterAll(() => test.close())

interface RadioView {
  subProblemItems: { uuid: string; options: { id: string }[] }[]
}

describe('whoever chooses all options of a radio question at once', () => {
  it('[TYPE-01.1] [SR-17] has answered wrongly, and is told of none of them whether it is right', async () => {
    const pupil = gradedPupil(test, token)
    const session = await pupil.take()
    const [first] = session.problems
    if (!first) throw new Error('A problem is expected.')
    const { subProblemItems } = first.problem as unknown as RadioView
    const chosen = Object.fromEntries(
      subProblemItems.map(({ uuid, options }) => [uuid, options.map(({ id }) => id)]),
    )
    await pupil.spend(session, 20)
    const endTs = test.now().getTime()
    const all = {
      sessionId: session.sessionId ?? '',
      problemId: first.problemId,
      answerId: randomUUID(),
      responseJson: JSON.stringify({ chosen }),
      startTs: endTs - 20_000,
      endTs,
      hintChecked: false,
    }
    const given = succeeded(await test.call('checkAnswer', all, token))
    expect(given).toMatchObject({ verdict: 'incorrect', firstTimeCorrect: 0, feedback: { items: {} } })
    const resumed = (await pupil.take()).problems[0]?.progress.feedback
    expect(resumed?.items).toEqual({})
    expect(JSON.stringify([given, resumed])).not.toMatch(/Explanation|Solution/)
  })
})
