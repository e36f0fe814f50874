import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../db/rowsOf'
import { sessions } from '../db/schema'
import { addTerm, termOf } from '../db/terms'
import { deletePerson } from '../privacy/deletePerson'
import { exportPerson } from '../privacy/exportPerson'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { type GradedReply, gradedPupil, setLevels, standingOf, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'
import { archiveTerm } from './archiveTerm'

const pack = gradedPack({ grade: 2 })
const SPRING = new Date('2025-03-10T18:00:00Z')
const AUTUMN = new Date('2025-09-15T18:00:00Z')
const PERSON = { userId: 'student', userName: 'student' }

let test: TestApp
let learner: Awaited<ReturnType<typeof openLearning>>
let graded: GradedReply
/** What an answer of the spring was, in case it comes again. */
let given: ReturnType<typeof learner.answer>
let levelInSpring: number | undefined

beforeAll(async () => {
  test = await createTestApp({ contentPack: pack, now: SPRING })
  for (const at of [SPRING, AUTUMN]) await addTerm(test.db, termOf(at))
  const token = await test.login('student')
  const pupil = gradedPupil(test, token)
  await setLevels(test, { k1: 1, k2: 2, k3: 1, k4: 1 }, { grade: 2 })
  await pupil.finish(await pupil.take({ grade: 2 }))
  graded = await pupil.take({ grade: 2 })
  await pupil.check(graded, graded.problems[0]?.problemId ?? '', 'incorrect')
  levelInSpring = (await standingOf(test, 'k1'))?.level
  learner = await openLearning(test, token, pack, 'k5')
  const [first] = exercisesOf(findSkill(pack, 'k5'))
  if (!first) throw new Error('The skill has no exercise.')
  test.advance(60_000)
  given = learner.answer(first, 'correct')
  succeeded(await test.call('saveUserPracticeAnswer', given, token))
  const alive = { type: 'alive', at: test.now().getTime(), until: test.now().getTime() } as const
  await test.call('recordSessionEvents', { sessionId: learner.sessionId, events: [alive] }, token)
  test.advance(AUTUMN.getTime() - test.now().getTime())
})
afterAll(() => test.close())

const rowsIn = async (table: string) => {
  const found = await test.db.execute(sql.raw(`select count(*)::int as rows from ${table}`))
  return rowsOf<{ rows: number }>(found)[0]?.rows ?? 0
}

describe('a term that is archived', () => {
  it('is over, has its partitions, and is named by its beginning', async () => {
    const refused = (name: string, at = AUTUMN) => expect(archiveTerm(test.db, name, at)).rejects.toThrow
    await refused('2025-02', new Date('2025-08-20'))('The term 2025-02 has not been over for 30 days.')
    await refused('2025-03')("'2025-03' is no term")
    await refused('spring')("'spring' is no term")
    await refused('2020-02')('There is no table answers_2020_02.')
  })

  it('has its answers and events in two tables that nothing reads', async () => {
    const before = [await rowsIn('answers_2025_02'), await rowsIn('session_events_2025_02')]
    expect(Math.min(...before)).toBeGreaterThan(0)
    expect(await archiveTerm(test.db, '2025-02', AUTUMN)).toEqual([
      'answers_2025_02',
      'session_events_2025_02',
    ])
    expect([await rowsIn('answers_2025_02'), await rowsIn('session_events_2025_02')]).toEqual(before)
    expect([await rowsIn('answers'), await rowsIn('session_events')]).toEqual([0, 0])
  })

  it('leaves levels and sessions, and none of them open', async () => {
    expect((await standingOf(test, 'k1'))?.level).toBe(levelInSpring)
    const rows = await test.db.select().from(sessions).where(eq(sessions.userId, 'student'))
    expect(rows.map(({ sessionStatus }) => sessionStatus).sort()).toEqual(['left', 'left', 'passed'])
    expect(rows.filter(({ endedAt, startedAt }) => endedAt === null || endedAt < startedAt)).toEqual([])
  })

  it('answers what still comes about it without a fault, and nothing is decided by that', async () => {
    const token = await test.login('student')
    const again = succeeded(await test.call('saveUserPracticeAnswer', given, token))
    expect(again).toMatchObject({ verdict: 'correct', firstTimeCorrect: -1, events: [] })
    const told = { sessionId: learner.sessionId, events: [{ type: 'left', at: AUTUMN.getTime() } as const] }
    expect(succeeded(await test.call('recordSessionEvents', told, token)).events).toEqual([])
    const [exercise] = graded.problems
    const late = {
      sessionId: graded.sessionId ?? '',
      problemId: exercise?.problemId ?? '',
      answerId: randomUUID(),
      responseJson: '{"chosen":{}}',
      startTs: SPRING.getTime(),
      endTs: SPRING.getTime() + 5000,
      hintChecked: false,
    }
    expect(await test.call('checkAnswer', late, token)).toMatchObject({ isSuccess: false })
    expect((await standingOf(test, 'k5'))?.level ?? 0).toBe(0)
    expect(await rowsIn('answers_default')).toBe(1)
  })

  it('is not missed by the pages of the student, and new work goes on', async () => {
    const token = await test.login('student')
    for (const name of ['getProgressSummary', 'getUserThisWeekAssignment', 'getDroppedSkills'] as const)
      expect(succeeded(await test.call(name, {}, token)).isSuccess).toBe(true)
    const pupil = gradedPupil(test, token)
    const fresh = await pupil.take({ grade: 2 })
    expect(fresh.sessionId).not.toBe(graded.sessionId)
    await pupil.finish(fresh)
    expect(await rowsIn('answers_2025_08')).toBe(fresh.problems.length)
  })

  it('is told by the export of a person, and goes with the person, counted', async () => {
    const archived = { answers_2025_02: await rowsIn('answers_2025_02') }
    const events = { session_events_2025_02: await rowsIn('session_events_2025_02') }
    const files = unzipSync(await exportPerson(test.db, PERSON, AUTUMN))
    const { tables } = JSON.parse(Buffer.from(files['data.json'] ?? []).toString())
    for (const [name, rows] of Object.entries({ ...archived, ...events })) {
      expect(rows).toBeGreaterThan(0)
      expect(tables[name]).toHaveLength(rows)
      const lines = Buffer.from(files[`${name}.csv`] ?? [])
        .toString()
        .split('\n')
      expect(lines[0]?.split(',')).toEqual(Object.keys(tables[name][0]))
    }
    const proof = await deletePerson(test.db, PERSON, null, AUTUMN)
    expect(proof?.rows).toMatchObject({ ...archived, ...events })
    for (const name of ['answers', 'session_events', 'answers_2025_02', 'session_events_2025_02'])
      expect([name, await rowsIn(name)]).toEqual([name, 0])
  })
})

describe('rows that came before their partition', () => {
  it('move into it when it is made', async () => {
    await test.db.execute(sql`insert into users (user_id, user_name, password_hash, role, first_name, last_name, country,
      school_grade, starts_at, expires_at, created_at)
      values ('early', 'early', 'none', 'student', 'A', 'B', 'US', 2, now(), now(), now())`)
    const later = termOf(new Date('2031-03-01'))
    const id = '01c1a000-0000-7000-8000-000000000001'
    await test.db.execute(sql`insert into sessions (user_id, session_id, phase, section_type, grade_id, session_status,
      started_at, loc_start_time, starting_level, ending_level, starting_score)
      values ('early', ${id}, 'LEARNING_SESSION', 'ae.la', 2, 'left', now(), '', 0, 0, 0)`)
    await test.db.execute(sql`insert into session_events (user_id, session_id, seq, event, received_at)
      values ('early', ${id}, 1, '{}', now())`)
    expect(await rowsIn('session_events_default')).toBe(1)
    await addTerm(test.db, later)
    await addTerm(test.db, later)
    expect(await rowsIn('session_events_default')).toBe(0)
    expect(await rowsIn(`session_events_${later.name}`)).toBe(1)
    expect(await rowsIn('session_events')).toBe(1)
  })
})
