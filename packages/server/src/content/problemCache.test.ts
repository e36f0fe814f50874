import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedContent } from '../seed/content'
import { readSession } from '../sessions/log/sessionReading'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'
import { loadSmallPack } from '../testing/loadSmallPack'
import { editors } from '../testing/publishing'
import { findPools, findProblem, knownProblem, openContent } from './problemCache'

const NOUNS = { sectionType: 'ae.la', gradeId: 2, chapterId: 1, skillId: 'la.2.nouns' } as const
const PROBLEM = 'la.2.nouns.P1'

const text = `id: P1
type: selection
level: 1
prompt: "Which word names a thing in a room?"
hints: ["A noun names a person, a place or a thing.", "Can you touch it?"]
options:
  - { text: "lamp", correct: true, why: "A **lamp** is a thing, so it is a noun." }
  - { text: "run", why: "**Run** is something that you do." }
  - { text: "quickly", why: "**Quickly** tells how something is done." }
`

let test: TestApp
beforeEach(async () => {
  const pack = await loadSmallPack()
  test = await createTestApp({ contentPack: pack })
  await seedContent(test.db, { ...pack, version: 'second' })
})
afterEach(() => test.close())

async function pooled(): Promise<string[]> {
  const pools = await findPools(await openContent(test.db), 'ae.la', 2)
  return (pools.get('la.2.nouns') ?? []).map(({ problemId }) => problemId)
}

describe('the problems that a process knows, after a pack of another version', () => {
  it('are those of the newest release and of the way back from it', async () => {
    expect(await pooled()).toContain(PROBLEM)
    const staff = await editors(test)
    await staff.publish(await staff.approved(PROBLEM, text))
    expect(await pooled()).toContain(`${PROBLEM}~1`)
    expect(await pooled()).not.toContain(PROBLEM)
    await staff.admin('rollBack', { number: 0, from: 1 })
    expect(await pooled()).toContain(PROBLEM)
  })

  it('are those that answers are judged by, with no second look at the version', async () => {
    const { sessionId } = succeeded(await test.call('skillLearning', NOUNS, await test.login('student')))
    const reading = await readSession(test.db, { userId: 'student', sessionId })
    await findProblem(test.db, PROBLEM)
    expect(knownProblem(test.db, reading?.contentVersion ?? '', PROBLEM)).toMatchObject({
      row: { problemId: PROBLEM },
    })
  })
})
