import type { Statement } from '@xapi/xapi'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answers, sessions, statementProgress, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'
import { type StatementStore, startStatementStore } from '../testing/statementStore'
import { testsPack } from '../testing/testsPack'
import { testTaker } from '../testing/testTaker'
import { openRecordStore } from './recordStore'
import { sendStatementsJob } from './sendStatementsJob'

const SITE = 'https://words.school.example'
const MINUTE = 60_000
const pack = gradedPack({ skills: 3 })

let test: TestApp
let tests: TestApp
let store: StatementStore
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack })
  tests = await createTestApp({ contentPack: testsPack() })
})
afterAll(() => Promise.all([test.close(), tests.close()]))
beforeEach(async () => {
  for (const table of [statementProgress, answers, sessions, userSkills]) await test.db.delete(table)
  store = await startStatementStore('school', 'a secret')
  await run()
})
afterEach(() => store.close())

let warnings: { refused: number }[] = []
const run = async ({ secret = 'a secret', minutesLater = 3, of = test } = {}) => {
  const records = openRecordStore({ recordStore: { endpoint: store.endpoint, key: 'school', secret } })
  if (!records) throw new Error('There is no store.')
  of.advance(minutesLater * MINUTE)
  warnings = []
  const log = {
    info() {},
    warn: (entry: object) => void warnings.push(entry as { refused: number }),
    error() {},
  }
  const context = { db: of.db, now: of.now(), timeZone: 'UTC', log, jobs: { send: async () => {} } }
  await sendStatementsJob(records, SITE).run({}, context)
}

/** A proficiency session of three problems; the second is wrong at first. */
async function prove(userName = 'student'): Promise<void> {
  await setLevels(test, { k1: 2, k2: 2, k3: 2 }, { user: userName })
  const pupil = gradedPupil(test, await test.login(userName))
  await pupil.finish(await pupil.take(), (_, index) => (index === 1 ? 'incorrect' : 'correct'))
}

const verbs = () => store.statements.map(({ verb }) => verb.id.split('/').at(-1))
const isAnswer = ({ verb }: Statement) => verb.id.endsWith('/answered')

describe('the record store', () => {
  it('is told of the beginning, of every answer and of the pass, in their order', async () => {
    await prove()
    await run()
    const answered = ['answered', 'answered', 'answered', 'answered']
    expect(verbs()).toEqual(['initialized', ...answered, 'passed', 'terminated'])
    const rows = await test.db.select().from(answers).orderBy(asc(answers.receivedAt), asc(answers.seq))
    const told = store.statements.filter(isAnswer)
    expect(told.map(({ result }) => result?.response)).toEqual(rows.map(({ responseJson }) => responseJson))
    expect(told.map(({ result }) => result?.success)).toEqual(
      rows.map(({ verdict }) => verdict === 'correct'),
    )
    const problems = rows.map(({ problemId }) => `${SITE}/xapi/problems/${encodeURIComponent(problemId)}`)
    expect(told.map(({ object }) => (object as { id: string }).id)).toEqual(problems)
    expect(new Set(store.statements.map(({ context }) => context?.registration))).toEqual(
      new Set([rows[0]?.sessionId]),
    )
  })

  it('is told of a learning session, with its skill as the lesson', async () => {
    const token = await test.login('student')
    const skillId = findSkill(pack, 'k1').skill_id
    const pupil = await openLearning(test, token, pack, skillId)
    const [first] = exercisesOf(findSkill(pack, skillId))
    if (!first) throw new Error('The skill has no exercise.')
    test.advance(5_000)
    succeeded(await test.call('saveUserPracticeAnswer', pupil.answer(first, 'correct'), token))
    await run()
    expect(verbs()).toEqual(['initialized', 'answered'])
    const [opened, answered] = store.statements
    expect(opened?.object).toMatchObject({ id: `${SITE}/xapi/courses/ae.la/4/lessons/k1` })
    expect(answered?.result).toMatchObject({ success: true, duration: 'PT4.999S' })
  })

  it('is told of the answers of a diagnostic test', async () => {
    await run({ of: tests })
    const taker = testTaker(tests, await tests.login('superstudent'))
    const session = await taker.start()
    await taker.answer(session, 1, 'correct')
    await taker.answer(session, 2, 'incorrect')
    await run({ of: tests })
    expect(verbs()).toEqual(['initialized', 'answered', 'answered'])
    expect(store.statements.map(({ result }) => result?.success)).toEqual([undefined, true, false])
    for (const { context } of store.statements) expect(context?.registration).toBe(session.sessionId)
  })

  it('is told by ids of their own of what stood in both parts of a test when the time was up', async () => {
    await run({ of: tests })
    const taker = testTaker(tests, await tests.login('superstudent'))
    const session = await taker.start({ sectionType: 'ae.la' })
    const leave = async (seq: number) => {
      const { responseJson } = await taker.given(session, seq, 'correct')
      await taker.event(session, seq, { type: 'responded', responseJson })
    }
    await leave(1)
    await taker.startReading(session)
    await leave(13)
    await taker.end(session, 'timed_out')
    await run({ of: tests })
    const answered = store.statements.filter(({ verb }) => verb.id.endsWith('/answered'))
    expect(new Set(answered.map(({ id }) => id)).size).toBe(2)
  })

  it('learns no name, and knows a learner by the account alone', async () => {
    await prove()
    await run()
    const [{ actor } = {}] = store.statements
    expect(actor).toEqual({ objectType: 'Agent', account: { homePage: SITE, name: 'student' } })
    const users = await test.db.query.users.findMany()
    const names = users.flatMap(({ firstName, lastName, email }) => [firstName, lastName, email])
    const text = JSON.stringify(store.statements)
    for (const name of names) if (name) expect(text).not.toContain(`"${name}"`)
  })

  it('is not told what was done before it was there', async () => {
    await test.db.delete(statementProgress)
    await prove()
    await run()
    expect(store.statements).toEqual([])
  })

  it('is told nothing of what staff tries out', async () => {
    await prove('tutor')
    await run()
    expect(store.statements).toEqual([])
  })

  it('gets each statement once, though it is sent again', async () => {
    await prove()
    const [begun] = await test.db.select().from(statementProgress)
    await run()
    const { length } = store.statements
    expect(length).toBeGreaterThan(0)
    // As by a process that ended between sending and noting.
    await test.db.update(statementProgress).set({ sentTo: begun?.sentTo ?? new Date(0) })
    const before = store.requests
    await run()
    expect(store.requests).toBeGreaterThan(before)
    expect(store.statements).toHaveLength(length)
    expect(warnings).toEqual([])
  })

  it('gets all of it when it is back', async () => {
    await prove()
    for (const status of [503, 401, 429]) {
      store.failing = status
      await expect(run()).rejects.toThrow(`The record store answered ${status}.`)
    }
    expect(store.statements).toEqual([])
    store.failing = null
    await run()
    expect(store.statements).toHaveLength(7)
  })

  it('is not sent anything further with a wrong password', async () => {
    await prove()
    await expect(run({ secret: 'another' })).rejects.toThrow('The record store answered 401.')
    expect(store.statements).toEqual([])
  })

  it('gets the others where it will not take one, and the log says how many it did not', async () => {
    await prove()
    store.dislikes = '/verbs/passed'
    await run()
    expect(verbs()).toEqual(['initialized', ...Array(4).fill('answered'), 'terminated'])
    expect(warnings).toEqual([{ refused: 1 }])
    await run()
    expect(warnings).toEqual([])
  })

  it('loses nothing to a store that refuses whatever it is sent', async () => {
    await prove()
    for (const status of [400, 413]) {
      store.failing = status
      await expect(run()).rejects.toThrow('has refused 7 statements one by one')
    }
    expect(warnings).toEqual([])
    store.failing = null
    await run()
    expect(store.statements).toHaveLength(7)
    expect(warnings).toEqual([])
  })

  it('is sent what it refuses until it has taken something else, and then no more', async () => {
    await prove()
    store.dislikes = '"name":"student"'
    await expect(run()).rejects.toThrow('has refused 7 statements')
    await prove('student2')
    await run()
    expect(store.statements).toHaveLength(7)
    expect(warnings).toEqual([{ refused: 7 }])
    const before = store.requests
    await run()
    expect(store.requests).toBe(before)
  })

  it('is passed over where it has others of the same ids', async () => {
    await prove()
    const [begun] = await test.db.select().from(statementProgress)
    await run()
    for (const statement of store.statements) statement.result = { completion: true }
    await test.db.update(statementProgress).set({ sentTo: begun?.sentTo ?? new Date(0) })
    await run()
    expect(warnings.reduce((sum, { refused }) => sum + refused, 0)).toBe(7)
    const before = store.requests
    await run()
    expect(store.requests).toBe(before)
  })

  it('is not asked about every one of thousands that it refuses', async () => {
    await prove()
    await run()
    const [statement] = store.statements
    if (!statement) throw new Error('There is no statement.')
    const before = store.requests
    store.failing = 400
    const config = { recordStore: { endpoint: store.endpoint, key: 'school', secret: 'a secret' } }
    const many = Array.from({ length: 1000 }, () => statement)
    expect(await openRecordStore(config)?.send(many)).toEqual({ refused: 100, hasAny: false })
    expect(store.requests - before).toBe(101)
  })

  it('leaves the last minutes to the next time: an answer may still be on its way into the tables', async () => {
    await prove()
    await run({ minutesLater: 0.1 })
    expect(store.statements).toEqual([])
    await run()
    expect(store.statements).toHaveLength(7)
  })
})
