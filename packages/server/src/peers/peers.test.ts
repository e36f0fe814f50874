import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallResult } from '@wordstride/api'
import { makeLearningInfo } from '@wordstride/learning'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schoolYearOf } from '../calendar/schoolYear'
import { weekOf } from '../calendar/week'
import type { Database } from '../db/database'
import {
  achievements,
  assignmentWeeks,
  classes,
  classMembers,
  gradeStandings,
  peerCongratulations,
  peerGroups,
  peerMembers,
  peerRankings,
  userCenters,
  userLearningInfo,
  users,
} from '../db/schema'
import { noJobQueue } from '../jobs/jobQueue'
import { refreshHonors } from '../rewards/honors/refreshHonors'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { succeeded } from '../testing/gradedPupil'
import { peerClass } from '../testing/peerClass'
import { sent } from '../testing/setupPupil'
import { untilWaitedFor } from '../testing/untilWaitedFor'
import { toAchievementId } from './achievementId'
import { lockCohort } from './cohort'
import { formGroupsJob } from './formGroupsJob'
import { dropOut } from './ownGroup'

const NOW = new Date('2026-03-11T18:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000

let begins = NOW.getTime()
let test: TestApp
let peers: ReturnType<typeof peerClass>
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 4, grade: 4 }), now: NOW })
  peers = peerClass(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  // No board of an earlier test is fresh any more.
  begins += 11 * MINUTE
  test.advance(begins - test.now().getTime())
  await test.db.delete(users).where(sql`${users.lastName} like 'Quill%'`)
  for (const table of [peerRankings, peerMembers, peerGroups, classMembers, classes])
    await test.db.delete(table)
})

const names = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `p${String(from + i).padStart(2, '0')}`)

/** A group in the order of its places: the first has the highest score. */
async function group(count: number): Promise<string[]> {
  const userIds = names(count)
  await peers.add(userIds.map((userId, i) => ({ userId, score: 90 - i })))
  for (const userId of userIds) await peers.join(userId)
  return userIds
}

const dataOf = (reply: CallResult<'getPeerGroupRanking'>) => {
  if (!reply.isSuccess) throw new Error(reply.message)
  return reply.peerProgressData
}
const faultOf = (reply: CallResult<'getPeerGroupRanking'>) => (reply.isSuccess ? null : reply.errorMessage)
const seen = async (userId: string) => dataOf(await peers.ranking(userId)).rows.map((row) => row.userId)
const sizes = async () => {
  const rows = await test.db
    .select({ groupId: peerMembers.groupId, members: sql<number>`count(*)::int` })
    .from(peerMembers)
    .groupBy(peerMembers.groupId)
  return rows.map(({ members }) => members).sort((a, b) => b - a)
}
const change = (userId: string, set: Partial<typeof users.$inferInsert>) =>
  test.db.update(users).set(set).where(eq(users.userId, userId))

const formGroups = (now: Date) =>
  formGroupsJob.run(
    {},
    {
      db: test.db,
      jobs: noJobQueue,
      now,
      timeZone: test.config.timeZone,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    },
  )

describe('the formation of groups', () => {
  it('[PEER-04] [CONST-08] [PEER-12] [API-19] a group is valid in school grades 1 to 11 alone', async () => {
    await peers.add(
      Array.from({ length: 13 }, (_, schoolGrade) => ({ userId: `g${schoolGrade}`, schoolGrade })),
    )
    for (let schoolGrade = 0; schoolGrade <= 12; schoolGrade++) {
      const isValid = schoolGrade >= 1 && schoolGrade <= 11
      const joined = await peers.join(`g${schoolGrade}`)
      expect([schoolGrade, joined.isSuccess]).toEqual([schoolGrade, isValid])
      const reply = await peers.group(`g${schoolGrade}`)
      expect(reply).toMatchObject({ isValidGroup: isValid, inPeerGroup: isValid })
      expect(reply.isSuccess && typeof reply.groupId === 'string').toBe(isValid)
    }
  })

  it('[SR-28] is by country and school grade, 30 to a group, in the order of joining', async () => {
    await peers.add([
      ...names(32).map((userId) => ({ userId })),
      { userId: 'other-grade', schoolGrade: 5 },
      { userId: 'other-country', country: 'CN' as const },
      { userId: 'school', license: 'SCHOOL' as const },
      { userId: 'afterschool', license: 'AFTERSCHOOL' as const },
    ])
    const joining = [...names(32), 'other-grade', 'other-country', 'afterschool']
    const groups: (string | null)[] = []
    for (const userId of joining) {
      await peers.join(userId)
      const reply = await peers.group(userId)
      groups.push(reply.isSuccess ? reply.groupId : null)
    }
    expect(new Set(groups.slice(0, 30)).size).toBe(1)
    expect(groups[30]).not.toBe(groups[29])
    expect(groups[31]).toBe(groups[30])
    expect(groups[34]).toBe(groups[30])
    expect(new Set(groups).size).toBe(4)
    expect(await peers.join('school')).toMatchObject({ isSuccess: false, code: 'peer_group_invalid' })
    expect(await peers.group('school')).toMatchObject({ groupId: null, isValidGroup: false })
  })

  it('[SR-28] forty who join at the same moment fill 30 places and begin another group', async () => {
    await peers.add(names(40).map((userId) => ({ userId })))
    await Promise.all(names(40).map((userId) => peers.join(userId)))
    expect(await sizes()).toEqual([30, 10])
  })

  it('[PEER-09] [API-22] who drops out gives the place to the next one, and can join again', async () => {
    await peers.add(names(31).map((userId) => ({ userId })))
    for (const userId of names(30)) await peers.join(userId)
    expect(await peers.drop('p07')).toMatchObject({ result: true, inPeerGroup: false })
    expect(await peers.group('p07')).toMatchObject({ groupId: null, isValidGroup: true, inPeerGroup: false })
    await peers.join('p30')
    expect(await sizes()).toEqual([30, 1])
    expect(await peers.join('p07')).toMatchObject({ result: true, inPeerGroup: true })
    expect(await sizes()).toEqual([30, 1])
    expect((await peers.join('p07')).isSuccess).toBe(true)
    expect(await sizes()).toEqual([30, 1])
  })

  it('[SR-28] [SR-33] a student is put into one at the account setup; who has dropped out stays out', async () => {
    await peers.add([{ userId: 'new' }])
    await test.db.delete(userLearningInfo).where(eq(userLearningInfo.userId, 'new'))
    await test.db.delete(gradeStandings).where(eq(gradeStandings.userId, 'new'))
    const infos = makeLearningInfo({ 'ae.la': null, 'ae.voc': null }, 6)
    const setUp = async () =>
      test.call(
        'upsertUserLearningInfo',
        { userId: 'new', updatedBySource: 'account_setup', userLearningInfo: sent(infos) },
        await test.login('admin'),
      )
    expect(await setUp()).toMatchObject({ isSuccess: true })
    expect(await peers.group('new')).toMatchObject({ inPeerGroup: true })
    expect((await test.db.select().from(peerGroups)).map(({ schoolGrade }) => schoolGrade)).toEqual([6])
    await peers.drop('new')
    await setUp()
    expect(await peers.group('new')).toMatchObject({ inPeerGroup: false })
  })

  it('[SR-28] on July 1 groups are formed anew, once, however often the job runs', async () => {
    const left = ['gone', 'ended']
    await peers.add([...names(33), ...left].map((userId) => ({ userId })))
    for (const userId of [...names(33), ...left]) {
      test.advance(MINUTE)
      await peers.join(userId)
    }
    await peers.drop('gone')
    await change('ended', { expiresAt: test.now() })
    for (const userId of names(3)) await change(userId, { schoolGrade: 12 })
    for (const userId of names(30, 3)) await change(userId, { schoolGrade: 5 })
    const run = (now: string) => formGroups(new Date(now))
    await Promise.all([run('2026-07-01T07:20:00Z'), run('2026-07-01T07:20:00Z')])
    expect(await sizes()).toEqual([30, 5])
    const formed = await test.db.select().from(peerMembers).orderBy(peerMembers.userId)
    await run('2026-07-02T07:20:00Z')
    expect(await test.db.select().from(peerMembers).orderBy(peerMembers.userId)).toEqual(formed)
    expect(await test.db.select().from(peerGroups)).toMatchObject([{ schoolGrade: 5, schoolYear: 2027 }])
  })

  it('a member whose grade is corrected is with students of that grade at once', async () => {
    const userIds = await group(3)
    await change('p02', { schoolGrade: 5 })
    expect(await seen('p01')).toEqual(['p00', 'p01'])
    expect(await peers.group('p02')).toMatchObject({ inPeerGroup: true })
    expect(faultOf(await peers.ranking('p02'))).toBe('This peer group is still too small to show.')
    expect(userIds).toHaveLength(3)
  })
})

/** The embedded database has one connection: nobody waits for a lock there. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('[PEER-09] who drops out stays out', () => {
  /** p01 is in another grade now and looks at the own group: a place there is waited for. */
  beforeEach(async () => {
    await group(2)
    await change('p01', { schoolGrade: 5 })
  })
  const placeOf = async () =>
    (await test.db.select().from(peerMembers).where(eq(peerMembers.userId, 'p01'))).map(
      ({ groupId, hasDroppedOut }) => [groupId, hasDroppedOut],
    )

  it('while a place is waited for', async () => {
    const cohort = {
      country: 'US',
      schoolGrade: 5,
      schoolYear: schoolYearOf(test.now(), test.config.timeZone),
    } as const
    const { looked } = await test.db.transaction(async (tx: Database) => {
      await lockCohort(tx, cohort)
      const looked = peers.group('p01')
      await untilWaitedFor(tx)
      expect(await peers.drop('p01')).toMatchObject({ result: true })
      return { looked }
    })
    expect(await looked).toMatchObject({ inPeerGroup: false, groupId: null, isValidGroup: true })
    expect(await placeOf()).toEqual([[null, true]])
    expect(await peers.join('p01')).toMatchObject({ inPeerGroup: true })
  })

  it.each([
    ['is given at a look', () => peers.group('p01')],
    ['is given by the nightly job', () => formGroups(test.now())],
  ])('at the moment in which a place %s', async (_, give) => {
    const { given } = await test.db.transaction(async (tx: Database) => {
      await dropOut(tx, 'p01', test.now())
      const given = give()
      await untilWaitedFor(tx)
      return { given }
    })
    await given
    expect(await placeOf()).toEqual([[null, true]])
  })
})

describe('a member who is deleted', () => {
  const remove = async (userId: string) =>
    test.call('deletePerson', { userId, userName: userId }, await test.login('admin'))
  const kept = async () =>
    (await test.db.select().from(peerRankings)).map(({ rankedAt, standings }) => ({
      rankedAt,
      userIds: standings.map(({ userId }) => userId),
    }))

  it('is gone from the order at once, which the others keep', async () => {
    await group(4)
    await peers.ranking('p00')
    const rankedAt = test.now()
    await test.db.update(gradeStandings).set({ projectedScore: 99 }).where(eq(gradeStandings.userId, 'p03'))
    test.advance(MINUTE)
    expect(await remove('p01')).toMatchObject({ isSuccess: true })
    expect(await kept()).toEqual([{ rankedAt, userIds: ['p00', 'p02', 'p03'] }])
    expect(await peers.ranking('p03')).toMatchObject({ peerProgressData: { myRank: 3 } })
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'does not come into it again by somebody who ranks the group meanwhile',
    async () => {
      await group(3)
      const [{ groupId } = { groupId: '' }] = await test.db.select().from(peerGroups)
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      // Whoever keeps an order of the group waits for this one.
      const held = new Promise<void>((resolve) => {
        void test.db
          .transaction(async (tx) => {
            await tx
              .insert(peerRankings)
              .values({ groupId, sectionType: 'ae.la', standings: [], rankedAt: test.now() })
            resolve()
            await released
            tx.rollback()
          })
          .catch(() => {})
      })
      await held
      const ranked = peers.ranking('p00')
      await sleep(300)
      const removed = remove('p01')
      await Promise.race([removed, sleep(1_500)])
      release()
      await Promise.all([ranked, removed])
      expect((await kept()).flatMap(({ userIds }) => userIds)).toEqual(['p00', 'p02'])
    },
  )
})

describe('the ranking', () => {
  it('[SR-28] goes by grade, then score, then the points of the week, then the id', async () => {
    await peers.add([
      { userId: 'p-low', gradeId: 4, score: 99 },
      { userId: 'p-high', gradeId: 5, score: 10 },
      { userId: 'p-twin-b', gradeId: 4, score: 50 },
      { userId: 'p-twin-a', gradeId: 4, score: 50 },
      { userId: 'p-zealous', gradeId: 4, score: 50 },
      { userId: 'p-older', gradeId: 4, score: 50 },
    ])
    const earn = (userId: string, day: Date) => {
      const { weekStart, startsAt, endsAt } = weekOf(day, 'America/Los_Angeles')
      return test.db.insert(assignmentWeeks).values({
        ...{ userId, weekStart, startsAt, endsAt, items: [], pointsPerMinute: 1 },
        ...{ pointsLa: 12, pointsVoc: 8, createdBy: userId, createdAt: day },
      })
    }
    await earn('p-zealous', NOW)
    await earn('p-older', new Date(NOW.getTime() - 7 * DAY))
    for (const userId of ['p-older', 'p-twin-b', 'p-zealous', 'p-low', 'p-twin-a', 'p-high'])
      await peers.join(userId)
    const rows = dataOf(await peers.ranking('p-twin-b')).rows
    expect(rows.map(({ userId, seq }) => [seq, userId])).toEqual([
      [1, 'p-high'],
      [2, 'p-low'],
      [3, 'p-zealous'],
      [4, 'p-older'],
      [5, 'p-twin-a'],
      [6, 'p-twin-b'],
    ])
  })

  it('[API-20] [ENT-09] [ENT-10] [PEER-08] rows have the fields of a member, and nobody’s score', async () => {
    const [first = ''] = await group(2)
    await change(first, { firstName: 'Ada', lastName: 'Quill', isHonor: true })
    await peers.achieve(first, 'achieve_grade_goal', NOW)
    const reply = await test.post(
      'peergroup',
      { function: 'getPeerGroupRanking', params: { user_id: 'p01', section_type: 'ae.la' } },
      { token: peers.tokenOf('p01') },
    )
    const { group_id, my_rank, rows } = reply.body.peer_progress_data
    expect(reply.body.error_message).toBeNull()
    expect([typeof group_id, my_rank]).toEqual(['string', 2])
    expect(rows[0]).toEqual({
      user_id: 'p00',
      seq: 1,
      is_honor: true,
      is_high_honor: false,
      is_valid_group: true,
      current_school_grade: 4,
      display_name: 'Ada Q. (H)',
      grade_id: 4,
      achievement: { honors: false, high_honors: false, achieve_grade_goal: true },
      achievement_id: 'achieve_grade_goal:ae.la:4:p00',
      achievement_msg: 'Ada Q. (H) has reached the goal of 4th grade in Language Arts!',
      receive_congratulations_from: [],
      own_achievement: false,
      congrat_sent: false,
    })
    expect(JSON.stringify(reply.body)).not.toMatch(/score|points|Quill/)
  })

  it('[SR-28] [API-20] an order is ten minutes old at most; force ranks anew', async () => {
    await group(3)
    expect(await seen('p02')).toEqual(['p00', 'p01', 'p02'])
    await test.db.update(gradeStandings).set({ projectedScore: 99 }).where(eq(gradeStandings.userId, 'p02'))
    test.advance(9 * MINUTE)
    expect(dataOf(await peers.ranking('p02')).myRank).toBe(3)
    expect(dataOf(await peers.ranking('p02', 'ae.voc')).myRank).toBe(1)
    expect(dataOf(await peers.ranking('p02', 'ae.la', true)).myRank).toBe(1)
    await test.db.update(gradeStandings).set({ projectedScore: 0 }).where(eq(gradeStandings.userId, 'p02'))
    test.advance(10 * MINUTE)
    expect(dataOf(await peers.ranking('p02')).myRank).toBe(3)
  })

  it('[SR-28] says why there is none', async () => {
    await peers.add([{ userId: 'alone' }, { userId: 'kinder', schoolGrade: 0 }, { userId: 'outside' }])
    await peers.join('alone')
    expect(faultOf(await peers.ranking('alone'))).toBe('This peer group is still too small to show.')
    expect(faultOf(await peers.ranking('kinder'))).toBe('There is no peer group for this account.')
    expect(faultOf(await peers.ranking('outside'))).toBe('You are not in a peer group.')
  })
})

describe('what a group tells', () => {
  it('nobody sees the last place but who has it, nor how many there are', async () => {
    const userIds = await group(8)
    for (const userId of userIds) {
      const data = dataOf(await peers.ranking(userId))
      expect(data.rows.some((row) => row.userId === 'p07')).toBe(userId === 'p07')
      expect(Object.keys(data).sort()).toEqual(['groupId', 'myRank', 'rows'])
    }
    expect(await seen('p04')).toEqual(['p00', 'p01', 'p02', 'p03', 'p04'])
    expect(await seen('p07')).toEqual(['p00', 'p01', 'p02', 'p05', 'p06', 'p07'])
  })

  it('in a small group a student sees only who stands before him', async () => {
    await group(4)
    expect(await seen('p00')).toEqual(['p00'])
    expect(await seen('p03')).toEqual(['p00', 'p01', 'p02', 'p03'])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['dropped out', () => peers.drop('p00')],
    ['got a SCHOOL licence', () => change('p00', { license: 'SCHOOL' })],
    ['is of an account that has ended', () => change('p00', { expiresAt: NOW })],
    ['is in a class without peers', () => addToClass('p00', false)],
    ['left school grade 4', () => change('p00', { schoolGrade: 12 })],
  ])('who %s appears nowhere at once, in spite of the order that is kept', async (_, leave) => {
    await group(3)
    await peers.achieve('p00', 'honors', NOW)
    await peers.achieve('p02', 'honors', NOW)
    await congratulate('p00', { userId: 'p02' })
    await peers.board('p01')
    for (const userId of ['p01', 'p02']) await peers.ranking(userId)
    await leave()
    const told = JSON.stringify([
      await peers.ranking('p01'),
      await peers.ranking('p02'),
      await peers.news('p02'),
      await peers.news('p02', ['p00']),
      await peers.board('p01'),
    ])
    expect(told).not.toContain('p00')
    expect(told).toContain('p02')
    expect(await congratulate('p01', { userId: 'p00' })).toMatchObject({ code: 'achievement_unknown' })
  })

  it('a class without peers has no groups; one that ended or a teacher’s own does not count', async () => {
    await group(2)
    const classId = await addToClass('p00', false)
    expect(await peers.group('p00')).toMatchObject({ isValidGroup: false, groupId: null })
    expect(faultOf(await peers.ranking('p00'))).toBe('There is no peer group for this account.')
    expect(await peers.join('p00')).toMatchObject({ code: 'peer_group_invalid' })
    await test.db.update(classes).set({ endedAt: NOW }).where(eq(classes.classId, classId))
    expect(await peers.group('p00')).toMatchObject({ inPeerGroup: true })
    await addToClass('p01', true)
    expect(await peers.group('p01')).toMatchObject({ inPeerGroup: true })
  })

  it('are switched off for a class by who manages its center, and nobody of it is in them until they are switched on again', async () => {
    await group(4)
    await peers.achieve('p01', 'honors', NOW)
    await peers.achieve('p00', 'honors', NOW)
    const admin = await test.login('admin')
    const saveClass = (more: object, token = admin) =>
      test.call('saveClass', { centerId: 1, name: '4B', ...more }, token)
    const made = await saveClass({})
    if (!made.isSuccess) throw new Error(made.message)
    const { classId } = made
    await test.db.insert(classMembers).values({ userId: 'p01', classId })
    const board = async (token: string) => {
      const reply = await test.call('getGradeProgress', { gradeId: 4, sectionType: 'ae.la' }, token)
      return reply.isSuccess ? reply.data.map(({ displayName }) => displayName) : []
    }
    expect(await seen('p02')).toContain('p01')
    expect(await saveClass({ classId, hasPeers: false }, await test.login('tutor'))).toMatchObject({
      isSuccess: false,
    })
    expect(await seen('p02')).toContain('p01')

    expect(await saveClass({ classId, hasPeers: false })).toMatchObject({ isSuccess: true })
    // For whom they are off: no group, no ranking, no news, no place on the board, and no way in.
    expect(await peers.group('p01')).toMatchObject({ isValidGroup: false, inPeerGroup: false, groupId: null })
    expect(faultOf(await peers.ranking('p01'))).toBe('There is no peer group for this account.')
    expect(await peers.join('p01')).toMatchObject({ code: 'peer_group_invalid' })
    expect(await news('p01')).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ userId: 'p00' })]),
    )
    expect(await congratulate('p01', { userId: 'p00' })).toMatchObject({ isSuccess: false })
    // For the others: not in the ranking, not in the news, not on the board, and nothing to congratulate.
    test.advance(11 * MINUTE)
    expect(await seen('p02')).not.toContain('p01')
    expect((await news('p02'))?.map(({ userId }) => userId)).toEqual(['p00'])
    expect(await board(peers.tokenOf('p02'))).not.toContain('p01 Q.')
    expect(await congratulate('p02', { userId: 'p01' })).toMatchObject({ code: 'achievement_unknown' })

    expect(await saveClass({ classId, hasPeers: true })).toMatchObject({ isSuccess: true })
    test.advance(11 * MINUTE)
    expect(await peers.group('p01')).toMatchObject({ isValidGroup: true, inPeerGroup: true })
    expect(await seen('p02')).toContain('p01')
  })

  it('[SR-03] shows nobody whose account is frozen, in ranking, news and board, until it runs again', async () => {
    await group(4)
    await peers.achieve('p01', 'honors', NOW)
    const shown = async () => {
      test.advance(11 * MINUTE)
      const board = await peers.board('p02')
      return {
        ranked: (await seen('p02')).includes('p01'),
        told: (await news('p02'))?.some(({ userId }) => userId === 'p01'),
        onBoard: board.isSuccess && board.data.some(({ displayName }) => displayName === 'p01 Q.'),
      }
    }
    const all = { ranked: true, told: true, onBoard: true }
    expect(await shown()).toEqual(all)
    const freezeStartsAt = new Date(test.now().getTime() - DAY)
    await change('p01', { freezeStartsAt, freezeEndsAt: new Date(test.now().getTime() + DAY) })
    expect(await shown()).toEqual({ ranked: false, told: false, onBoard: false })
    await change('p01', { freezeStartsAt, freezeEndsAt: test.now() })
    expect(await shown()).toEqual(all)
  })

  it('a student names neither another student nor a group', async () => {
    await group(2)
    await peers.add([{ userId: 'stranger' }])
    const token = peers.tokenOf('stranger')
    const ask = (fields: object) =>
      test.post(
        'peergroup',
        { function: 'getPeerGroupRanking', params: { section_type: 'ae.la', ...fields } },
        { token },
      )
    expect((await ask({ user_id: 'p00' })).status).toBe(403)
    const [known] = await test.db.select().from(peerGroups)
    expect((await ask({ peer_site_id: known?.groupId })).body).toMatchObject({
      is_success: false,
      error_message: 'Your account may not use this.',
    })
  })

  it('[API-20] staff see the places of their own students in a group that they name, and no other', async () => {
    await group(4)
    await test.db.insert(userCenters).values([
      { userId: 'p01', centerId: 1 },
      { userId: 'p03', centerId: 1 },
      { userId: 'p00', centerId: 3 },
    ])
    const [known] = await test.db.select().from(peerGroups)
    const ask = async (name: string, grade?: number) =>
      test.call(
        'getPeerGroupRanking',
        { peerSiteId: known?.groupId ?? null, grade: grade ?? null, sectionType: 'ae.la' },
        await test.login(name),
      )
    const tutor = dataOf(await ask('tutor'))
    expect(tutor.myRank).toBeNull()
    expect(tutor.rows.map(({ userId, seq }) => [seq, userId])).toEqual([
      [2, 'p01'],
      [4, 'p03'],
    ])
    expect(dataOf(await ask('admin')).rows).toHaveLength(4)
    expect(faultOf(await ask('admin', 5))).toBe('This peer group is not known.')
  })
})

const addToClass = async (userId: string, isTeacher: boolean): Promise<string> => {
  const classId = randomUUID()
  await test.db.insert(classes).values({ classId, centerId: 1, name: '4B', hasPeers: false, createdAt: NOW })
  await test.db.insert(classMembers).values({ userId, classId, isTeacher })
  return classId
}

const congratulate = (
  from: string,
  to: { userId: string; gradeId?: number },
  message = 'Well done!',
  displayName = 'The Principal',
) =>
  test.call(
    'addCongratulationMessage',
    {
      userId: from,
      achievementId: toAchievementId({ gradeId: 4, ...to, achievement: 'honors', sectionType: 'ae.la' }),
      message: message as 'Well done!',
      displayName,
    },
    peers.tokenOf(from),
  )

describe('achievements and congratulations', () => {
  it('[PEER-11] [API-21] [C-32] [PEER-08] those of the group in 14 days, under both keys, by last initials', async () => {
    await group(3)
    await peers.add([{ userId: 'outside' }])
    const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)
    await peers.achieve('p00', 'honors', daysAgo(13))
    await peers.achieve('p01', 'achieve_grade_goal', daysAgo(1))
    await peers.achieve('p02', 'high_honors', daysAgo(2))
    await peers.achieve('p01', 'high_honors', daysAgo(15))
    await peers.achieve('outside', 'honors', daysAgo(1))
    const body = async (params: object) =>
      (
        await test.post(
          'peergroup',
          { function: 'getNewPeerAchievement', params },
          { token: peers.tokenOf('p00') },
        )
      ).body
    const name_display = { first_init: false, last_init: true }
    const all = await body({ name_display })
    type One = { user_id: string; achievement: string }
    expect(all.achievements.map(({ user_id, achievement }: One) => [user_id, achievement])).toEqual([
      ['p01', 'achieve_grade_goal'],
      ['p02', 'high_honors'],
      ['p00', 'honors'],
    ])
    expect(all.achievement).toEqual(all.achievements)
    expect(all.achievements[0]).toEqual({
      _id: 'achieve_grade_goal:ae.la:4:p01',
      user_id: 'p01',
      grade_id: 4,
      section_type: 'ae.la',
      achievement: 'achieve_grade_goal',
      achievement_msg: 'p01 Q. has reached the goal of 4th grade in Language Arts!',
      display_name: 'p01 Q.',
      receive_congratulations_from: [],
      own_achievement: false,
      congrat_sent: false,
    })
    const some = await body({ user_list: ['p00', 'outside'], section_type: 'ae.la', name_display })
    expect(some.achievements.map((one: { user_id: string }) => one.user_id)).toEqual(['p00'])
    const whole = await body({ name_display: { first_init: false, last_init: false } })
    expect(JSON.stringify(whole)).not.toContain('Quill')
  })

  it('[API-23] [PEER-07] [PEER-10] [PEER-11] [SR-28] one from each sender, under the name that the server knows', async () => {
    await group(4)
    await change('p01', { isHighHonor: true, isHonor: true })
    await change('p02', { isHonor: true })
    await peers.achieve('p00', 'honors', NOW)
    expect(await congratulate('p01', { userId: 'p00' })).toMatchObject({
      isSuccess: true,
      displayName: 'p01 Q. (HH)',
    })
    expect(await congratulate('p01', { userId: 'p00' }, 'Great job!')).toMatchObject({
      code: 'congratulated_already',
    })
    // The same once more, after a lost reply.
    test.advance(MINUTE)
    expect(await congratulate('p01', { userId: 'p00' })).toMatchObject({ isSuccess: true, congratSent: true })
    expect(await test.db.select().from(peerCongratulations)).toMatchObject([
      { message: 'Well done!', sentAt: new Date(test.now().getTime() - MINUTE) },
    ])
    await congratulate('p02', { userId: 'p00' }, 'Great job!')
    expect(await test.db.$count(peerCongratulations)).toBe(2)
    const [received] = (await news('p00')) ?? []
    expect(received?.receiveCongratulationsFrom).toEqual([
      { displayName: 'p01 Q. (HH)', message: 'Well done!' },
      { displayName: 'p02 Q. (H)', message: 'Great job!' },
    ])
    expect(received).toMatchObject({ ownAchievement: true, congratSent: false })
    const [sentByOther] = (await news('p02')) ?? []
    expect(sentByOther).toMatchObject({
      congratSent: true,
      ownAchievement: false,
      receiveCongratulationsFrom: [{ displayName: 'p02 Q. (H)', message: 'Great job!' }],
    })
    expect((await news('p03'))?.[0]).toMatchObject({ congratSent: false, receiveCongratulationsFrom: [] })
    const onWire = async (userId: string) => {
      const body = { function: 'getNewPeerAchievement', params: {} }
      return (await test.post('peergroup', body, { token: peers.tokenOf(userId) })).body.achievements
    }
    expect(await onWire('p00')).toMatchObject([
      {
        ...{ own_achievement: true, congrat_sent: false },
        receive_congratulations_from: [
          { display_name: 'p01 Q. (HH)', message: 'Well done!' },
          { display_name: 'p02 Q. (H)', message: 'Great job!' },
        ],
      },
    ])
    expect(await onWire('p02')).toMatchObject([{ own_achievement: false, congrat_sent: true }])
    expect(await congratulate('p03', { userId: 'p00' })).toMatchObject({ displayName: 'p03 Q.' })
  })

  it('belong to the honors of their year: those that come again are congratulated anew', async () => {
    await group(2)
    const honors = { userId: 'p00', achievement: 'honors', gradeId: 5, sectionType: 'ae.la' } as const
    const score = { userId: 'p00', gradeId: 5, projectedScore: 95, highestScore: 95 }
    await test.db.insert(gradeStandings).values([
      { ...score, sectionType: 'ae.la' },
      { ...score, sectionType: 'ae.voc' },
    ])
    await test.db.insert(achievements).values({ ...honors, achievedAt: test.now() })
    expect(await congratulate('p01', honors)).toMatchObject({ isSuccess: true })
    await refreshHonors(test.db, honors, test.now(), 'America/Los_Angeles')
    expect(await news('p00')).toMatchObject([{ receiveCongratulationsFrom: [] }])
    expect(await congratulate('p01', honors)).toMatchObject({ isSuccess: true })
  })

  it('honors stand on the boards of both sections, the goal of a grade on that of its section', async () => {
    await group(2)
    await peers.achieve('p00', 'achieve_grade_goal', NOW, 3)
    const toldOn = async (sectionType: 'ae.la' | 'ae.voc') => {
      const [row] = dataOf(await peers.ranking('p01', sectionType)).rows
      const asked = { userId: 'p01', userList: null, sectionType }
      const told = succeeded(await test.call('getNewPeerAchievement', asked, peers.tokenOf('p01')))
      return [row?.achievement, told.achievements.map(({ achievement }) => achievement)]
    }
    const goal = { honors: false, highHonors: false, achieveGradeGoal: true }
    expect(await toldOn('ae.la')).toEqual([goal, ['achieve_grade_goal']])
    expect(await toldOn('ae.voc')).toEqual([{ ...goal, achieveGradeGoal: false }, []])
    const scored = { userId: 'p00', gradeId: 5, projectedScore: 95, highestScore: 95 }
    await test.db.insert(gradeStandings).values([
      { ...scored, sectionType: 'ae.la' },
      { ...scored, sectionType: 'ae.voc' },
    ])
    test.advance(MINUTE)
    const work = { userId: 'p00', sectionType: 'ae.voc' } as const
    await refreshHonors(test.db, work, test.now(), test.config.timeZone)
    expect(await toldOn('ae.la')).toEqual([{ ...goal, honors: true }, ['honors', 'achieve_grade_goal']])
    expect(await toldOn('ae.voc')).toEqual([{ ...goal, honors: true, achieveGradeGoal: false }, ['honors']])
  })

  it('[SR-28] twenty at the same moment are one', async () => {
    await group(2)
    await peers.achieve('p00', 'honors', NOW)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        congratulate('p01', { userId: 'p00' }, i % 2 === 0 ? 'Well done!' : 'Great job!'),
      ),
    )
    // Of one text: whoever says the same again is told that it stands.
    expect(replies.filter(({ isSuccess }) => isSuccess)).toHaveLength(10)
    expect(await test.db.$count(peerCongratulations)).toBe(1)
  })

  it('[SR-28] not to oneself, not to another group, not for what is old or never was', async () => {
    await group(2)
    await peers.add([{ userId: 'outside' }, { userId: 'other', schoolGrade: 5 }])
    await peers.join('other')
    for (const userId of ['p00', 'p01', 'outside', 'other']) await peers.achieve(userId, 'honors', NOW)
    expect(await congratulate('p00', { userId: 'p00' })).toMatchObject({ code: 'own_achievement' })
    for (const userId of ['other', 'outside', 'nobody'])
      expect(await congratulate('p00', { userId })).toMatchObject({ code: 'achievement_unknown' })
    expect(await congratulate('outside', { userId: 'p00' })).toMatchObject({ code: 'not_in_peer_group' })
    await test.db.delete(achievements).where(eq(achievements.userId, 'p01'))
    expect(await congratulate('p00', { userId: 'p01' })).toMatchObject({ code: 'achievement_unknown' })
    await peers.achieve('p01', 'honors', new Date(NOW.getTime() - 15 * DAY))
    expect(await congratulate('p00', { userId: 'p01' })).toMatchObject({ code: 'achievement_unknown' })
    expect(await test.db.$count(peerCongratulations)).toBe(0)
  })

  it('[SR-28] in none but the six texts', async () => {
    await group(2)
    await peers.achieve('p00', 'honors', NOW)
    for (const message of ['You are a loser!', 'well done!', 'Well done! <b>', ''])
      await expect(congratulate('p01', { userId: 'p00' }, message)).rejects.toThrow('400')
    const six = [
      'Congratulations!',
      'Great job!',
      'Well done!',
      'Awesome work!',
      'Keep it up!',
      'You are a star!',
    ]
    for (const message of six) {
      await test.db.delete(peerCongratulations)
      expect(await congratulate('p01', { userId: 'p00' }, message)).toMatchObject({ isSuccess: true })
    }
  })

  it('[SR-01] a body without a function is a congratulation', async () => {
    await group(2)
    await peers.achieve('p00', 'honors', NOW)
    const body = { achievement_id: 'honors:ae.la:4:p00', message: 'Keep it up!' }
    const reply = await test.post('peergroup', body, { token: peers.tokenOf('p01') })
    expect(reply.body).toMatchObject({ is_success: true, congrat_sent: true })
  })

  it('leave with the person who sent them, as the place in the ranking does', async () => {
    await group(2)
    await peers.ranking('p00')
    await peers.achieve('p00', 'honors', NOW)
    await congratulate('p01', { userId: 'p00' })
    const person = { userId: 'p01', userName: 'p01' }
    expect(await test.call('deletePerson', person, await test.login('admin'))).toMatchObject({
      isSuccess: true,
    })
    expect(await test.db.$count(peerCongratulations)).toBe(0)
    const [ranking] = await test.db.select().from(peerRankings)
    expect(ranking?.standings.map(({ userId }) => userId)).toEqual(['p00'])
  })
})

const news = async (userId: string) => {
  const reply = await peers.news(userId)
  return reply.isSuccess ? reply.achievements : null
}

describe('the board of a grade', () => {
  it('[API-40] [SR-39] is at its whole path: the best of the country, the own row marked', async () => {
    const userIds = names(24)
    await peers.add(userIds.map((userId, i) => ({ userId, score: 90 - i })))
    await peers.add([
      { userId: 'china', country: 'CN', score: 99 },
      { userId: 'hidden', score: 98 },
    ])
    for (const userId of [...userIds, 'china']) await peers.join(userId)
    const reply = await test.app.inject({
      method: 'POST',
      url: '/datastore/progress',
      headers: { token: peers.tokenOf('p15') },
      payload: { grade: 4, product_id: 20, section_type: 'ae.la' },
    })
    const { status, data } = reply.json()
    expect(status).toBe('success')
    expect(data.map(({ rank }: { rank: number }) => rank)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 16,
    ])
    expect(data[0]).toEqual({ rank: 1, display_name: 'p00 Q.', own: false, projected_score: null })
    expect(data[12]).toEqual({ rank: 16, display_name: 'p15 Q.', own: true, projected_score: 75 })
  })

  it('tells nobody who is last, and nothing to who is in no group', async () => {
    await group(12)
    await peers.add([{ userId: 'outside', score: 50 }])
    const ranks = async (userId: string) => {
      const reply = await peers.board(userId)
      return reply.isSuccess ? reply.data.map(({ rank }) => rank) : null
    }
    expect(await ranks('p00')).toEqual([1])
    expect(await ranks('p11')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(await ranks('outside')).toEqual([])
  })
})
