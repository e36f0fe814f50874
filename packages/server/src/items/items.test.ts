import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answers,
  contentVersion,
  itemProgress,
  itemStatistics,
  problems,
  sessions,
  studentAbilities,
  userSkills,
} from '../db/schema'
import { seedContent } from '../seed/content'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { takeTypeOut } from '../testing/takeTypeOut'
import { testsPack } from '../testing/testsPack'
import { testTaker } from '../testing/testTaker'
import { countItemsJob } from './countItemsJob'
import { firstLessonAnswers } from './firstLessonAnswers'

const HOUR = 3_600_000
const ZONE = 'America/Los_Angeles'

const pack = gradedPack({ skills: 5 })

let test: TestApp
let author: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: pack })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [itemStatistics, itemProgress, studentAbilities, answers, sessions, userSkills])
    await test.db.delete(table)
  author = await test.login('tutor')
})

/** A session over all five skills; who is wrong at first answers again. */
async function practice(isRight: (index: number) => boolean, userName = 'student') {
  const levels = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`k${i}`, 2]))
  await setLevels(test, levels, { user: userName })
  const pupil = gradedPupil(test, await test.login(userName))
  await pupil.finish(await pupil.take(), (_, index) => (isRight(index) ? 'correct' : 'incorrect'))
}

async function count(minutesLater = 60): Promise<void> {
  const log = { info() {}, warn() {}, error: (entry: unknown) => expect.fail(JSON.stringify(entry)) }
  const now = new Date(test.now().getTime() + minutesLater * 60_000)
  await countItemsJob.run({}, { db: test.db, now, timeZone: ZONE, log, jobs: { send: async () => {} } })
}

const stored = () => test.db.select().from(itemStatistics).orderBy(itemStatistics.problemId)
const counted = async () => (await stored()).map(({ statistics: { answers, right } }) => [answers, right])
const report = async (problemId: string) => succeeded(await test.call('getItem', { problemId }, author)).item
const list = async (asked = {}) => succeeded(await test.call('listItems', asked, author))

describe('counting', () => {
  it('takes the first answer of each problem of a session, and each answer once', async () => {
    await practice((index) => index !== 1)
    await count()
    expect((await counted()).toSorted()).toEqual([[1, 0], ...Array.from({ length: 4 }, () => [1, 1])])
    await count(120)
    await Promise.all([count(180), count(180)])
    expect((await counted()).map(([all]) => all)).toEqual([1, 1, 1, 1, 1])
    const [ability] = await test.db.select().from(studentAbilities)
    expect(ability).toMatchObject({ userId: 'student', sectionType: 'ae.la', answers: 5 })
  })

  it('leaves out a problem of a type that was taken out, and goes on', async () => {
    await practice(() => true)
    const [first] = await test.db.select().from(answers)
    await takeTypeOut(test, first?.problemId ?? '')
    await count()
    expect(await counted()).toHaveLength(4)
  })

  it('adds the answers of the next day', async () => {
    await practice(() => true)
    await count()
    test.advance(26 * HOUR)
    await practice(() => false)
    await count()
    const all = (await stored()).reduce(
      (sum, { statistics: { answers, right } }) => ({
        answers: sum.answers + answers,
        right: sum.right + right,
      }),
      { answers: 0, right: 0 },
    )
    expect(all).toEqual({ answers: 10, right: 5 })
  })

  it('leaves the last minutes to the next night: an answer may still be on its way into the tables', async () => {
    await practice(() => true)
    await count(5)
    expect(await stored()).toEqual([])
    await count(15)
    expect(await stored()).toHaveLength(5)
  })

  it('begins anew with a problem whose text has changed', async () => {
    await practice(() => true)
    await count()
    test.advance(26 * HOUR)
    const [first] = await stored()
    const problemId = first?.problemId ?? ''
    const [before] = await test.db.select().from(problems).where(eq(problems.problemId, problemId))
    await test.db.update(itemStatistics).set({
      statistics: sql`jsonb_set(${itemStatistics.statistics}, '{answers}', '70')`,
    })
    await test.db
      .update(problems)
      .set({ problem: { ...(before as typeof problems.$inferSelect).problem, hintItems: [] } })
      .where(eq(problems.problemId, problemId))
    await test.db.update(contentVersion).set({ version: 'changed' })
    await test.db.update(answers).set({ receivedAt: test.now() })
    await count()
    expect((await counted()).map(([all]) => all).toSorted()).toEqual([1, 71, 71, 71, 71])
    if (before) await test.db.update(problems).set(before).where(eq(problems.problemId, problemId))
  })

  it('leaves out what was answered before a pack changed the text, however late it is counted', async () => {
    const changed = structuredClone({ ...pack, version: 'another text' })
    const [, ...others] = changed.chapters.flatMap(({ skills }) => skills)
    for (const { problem } of others.flatMap((skill) => skill.problems)) problem.hintItems = []
    // Loading takes its time, and others go on meanwhile.
    await practice(() => true)
    test.advance(HOUR)
    await seedContent(test.db, changed, { now: test.now })
    await count()
    expect((await stored()).map(({ problemId }) => problemId)).toEqual([expect.stringMatching(/^k1\./)])
    test.advance(26 * HOUR)
    await practice(() => true)
    await count()
    const anew = (await stored()).filter(({ problemId }) => !problemId.startsWith('k1.'))
    expect(anew.map(({ statistics }) => statistics.answers)).toEqual([1, 1, 1, 1])
  })

  it('reads some thousand answers at once, also on the morning after a quiet night', async () => {
    await practice(() => true)
    await count()
    const morning = new Date(test.now().getTime() + 14 * HOUR).toISOString()
    await test.db.execute(sql`
      insert into sessions (user_id, session_id, phase, section_type, grade_id, session_status, started_at,
                            loc_start_time, starting_level, ending_level, starting_score)
      select user_id, gen_random_uuid(), phase, section_type, grade_id, session_status, started_at, 'copy', 0, 0, 0
      from sessions, generate_series(1, 800)`)
    await test.db.execute(sql`
      insert into answers (user_id, answer_id, session_id, seq, phase, section_type, grade_id, skill_id, problem_id,
                           response_json, verdict, hint_checked, first_time_correct, learning_pass, start_ts, end_ts,
                           level_before, level_after, client_claim, received_at)
      select copy.user_id, gen_random_uuid(), copy.session_id, a.seq, a.phase, a.section_type, a.grade_id, a.skill_id,
             a.problem_id, a.response_json, a.verdict, false, 1, false, a.start_ts, a.end_ts, 0, 0, '{}'::jsonb,
             ${morning}::timestamptz + random() * interval '4 hours'
      from sessions copy, answers a where copy.loc_start_time = 'copy'`)
    const find = vi.spyOn(firstLessonAnswers, 'find')
    await count(25 * 60)
    const sizes = await Promise.all(find.mock.results.map(async ({ value }) => (await value).length))
    find.mockRestore()
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000)
    expect((await counted()).map(([all]) => all)).toEqual([801, 801, 801, 801, 801])
  })

  it('counts what learners answer, nobody else', async () => {
    await practice(() => true)
    await test.db.execute(sql`update users set role = 'tutor' where user_id = 'student'`)
    await count()
    await test.db.execute(sql`update users set role = 'student' where user_id = 'student'`)
    expect(await stored()).toEqual([])
  })
})

describe('what authors are told', () => {
  it('has the answers, the options with those who took them, and the problem', async () => {
    await practice((index) => index !== 0)
    await count()
    const wrong = (await stored()).find(({ statistics }) => statistics.right === 0)
    const item = await report(wrong?.problemId ?? '')
    expect(item).toMatchObject({
      sectionType: 'ae.la',
      gradeId: 4,
      problemType: 'selection',
      answers: 1,
      right: 0,
      flags: [],
      pointBiserial: null,
    })
    expect(item.problem.problem.problem_id).toBe(item.problemId)
    expect(item.choices.map(({ id, isRight }) => [id, isRight])).toEqual([
      ['one', false],
      ['two', true],
      ['three', false],
    ])
    expect(item.choices.reduce((sum, { taken }) => sum + taken, 0)).toBe(1)
    expect(item.choices.find(({ isRight }) => isRight)?.taken).toBe(0)
  })

  it('is empty, not missing, before the first answer; an unknown problem is refused', async () => {
    expect(await report('k1.P1')).toMatchObject({ answers: 0, medianSeconds: null, countedAt: null })
    expect(await test.call('getItem', { problemId: 'none' }, author)).toMatchObject({
      isSuccess: false,
      code: 'problem_unknown',
    })
  })

  it('lists a problem that names no skill by the id of the skill', async () => {
    await practice(() => true)
    await count()
    const [first] = await stored()
    const isFirst = eq(problems.problemId, first?.problemId ?? '')
    const [row] = await test.db.select().from(problems).where(isFirst)
    if (!row) throw new Error('no row')
    const { skill_name: _, ...problem } = row.problem
    await test.db.update(problems).set({ problem, skillId: 'topic' }).where(isFirst)
    expect((await list()).items).toContainEqual(
      expect.objectContaining({ problemId: row.problemId, skillName: 'topic' }),
    )
    await test.db.update(problems).set({ problem: row.problem, skillId: row.skillId }).where(isFirst)
  })

  it('lists what was answered by section, grade and flag, a page at a time', async () => {
    await practice(() => true)
    await count()
    expect(await list()).toMatchObject({ total: 5 })
    expect((await list({ pageSize: 2, page: 3 })).items).toHaveLength(1)
    expect(await list({ gradeId: 5 })).toMatchObject({ items: [], total: 0 })
    expect(await list({ sectionType: 'ae.voc' })).toMatchObject({ total: 0 })
    expect(await list({ flag: 'any' })).toMatchObject({ total: 0 })
    const [first] = await stored()
    await test.db
      .update(itemStatistics)
      .set({ flags: [{ flag: 'unused_option', choiceId: 'three' }] })
      .where(eq(itemStatistics.problemId, first?.problemId ?? ''))
    expect(await list({ flag: 'any' })).toMatchObject({
      items: [{ problemId: first?.problemId, flags: ['unused_option'] }],
      total: 1,
    })
    expect(await list({ flag: 'unused_option' })).toMatchObject({ total: 1 })
    expect(await list({ flag: 'too_easy' })).toMatchObject({ total: 0 })
    expect((await report(first?.problemId ?? '')).choices.map(({ flags }) => flags)).toEqual([
      [],
      [],
      ['unused_option'],
    ])
  })
})

describe('problems of tests', () => {
  const TEST = { testType: 'diagnostic', sectionType: 'ae.la', testGrade: 4 } as const
  let tests: TestApp
  let own: string
  beforeAll(async () => {
    tests = await createTestApp({ contentPack: testsPack() })
    own = await tests.login('tutor')
  })
  afterAll(() => tests.close())

  it('are counted by night from the answers of learners, once, and told beside the problem', async () => {
    const night = (minutes: number) =>
      countItemsJob.run(
        {},
        {
          ...{ db: tests.db, timeZone: ZONE, jobs: { send: async () => {} } },
          log: { info() {}, warn() {}, error: (entry: unknown) => expect.fail(JSON.stringify(entry)) },
          now: new Date(tests.now().getTime() + minutes * 60_000),
        },
      )
    const byStaff = testTaker(tests, own)
    const ofStaff = await byStaff.start(TEST)
    await byStaff.answer(ofStaff, 1, 'incorrect', 5)
    const taker = testTaker(tests, await tests.login('superstudent'))
    const session = await taker.start(TEST)
    const [right, wrong] = await Promise.all([taker.contentId(session, 1), taker.contentId(session, 2)])
    await taker.answer(session, 1, 'correct', 5)
    await taker.answer(session, 2, 'incorrect', 5)
    await night(60)
    await night(120)
    const told = async (problemId: string) => succeeded(await tests.call('getItem', { problemId }, own)).item
    expect(await told(right)).toMatchObject({ answers: 1, right: 1, problem: { pool: 'T' } })
    const item = await told(wrong)
    expect(item).toMatchObject({
      sectionType: 'ae.ls',
      answers: 1,
      right: 0,
      medianSeconds: expect.any(Number),
    })
    expect(item.choices.reduce((sum, { taken }) => sum + taken, 0)).toBe(1)
    expect(item.choices.find(({ isRight }) => isRight)?.taken).toBe(0)
    const listed = succeeded(await tests.call('listItems', { sectionType: 'ae.ls' }, own))
    expect(listed.items.map(({ problemId }) => problemId).toSorted()).toEqual([right, wrong].toSorted())
    const [ability] = await tests.db.select().from(studentAbilities)
    expect(ability).toMatchObject({ sectionType: 'ae.la', answers: 2 })
  })

  it('are told to nobody who learns', async () => {
    const token = await tests.login('superstudent')
    for (const call of ['getItem', 'listItems'] as const)
      expect(
        await tests.call(call, (call === 'getItem' ? { problemId: 'x' } : {}) as never, token),
      ).toMatchObject({ isSuccess: false, code: 'not_allowed' })
  })
})
