import { gt, lt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../db/openDatabase'
import {
  answers,
  appointments,
  assignmentWeeks,
  classes,
  rewards,
  scoreDays,
  staffActions,
  studentNotes,
  userNames,
  users,
} from '../../db/schema'
import { handlers } from '../../handlers'
import { noJobQueue } from '../../jobs/jobQueue'
import { paths } from '../../paths'
import { secretRandom } from '../../secretRandom'
import { readSite } from '../../site/readSite'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPack } from '../../testing/gradedPack'
import { succeeded } from '../../testing/gradedPupil'
import { openTestDatabase } from '../../testing/testDatabase'
import { DEMO_CLASS, UNFINISHED_NAME } from './demoClass'
import { DEMO_PUPILS } from './pupils'
import { seedDemoClass } from './seedDemoClass'

/** A Wednesday in Los Angeles. */
const NOW = new Date('2026-03-12T02:00:00Z')
const pack = gradedPack({ skills: 8, grade: 2 })
type Server = TestApp & Pick<OpenDatabase, 'openSql'>

async function create(): Promise<Server> {
  const database = await openTestDatabase()
  const app = await createTestApp({ contentPack: pack, now: NOW, database })
  return { ...app, openSql: database.openSql }
}

const play = (test: Server, onDay?: (day: number) => void) =>
  seedDemoClass({
    db: test.db,
    openSql: test.openSql,
    handlers,
    jobs: noJobQueue,
    now: NOW,
    country: 'US',
    timeZone: test.config.timeZone,
    random: secretRandom,
    hasLeastTimes: true,
    site: readSite({ shipped: paths.site }),
    log: test.app.log,
    mailing: { publicUrl: test.config.publicUrl, isSending: false },
    isProduction: false,
    ip: '',
    userAgent: null,
    secondFactors: { seedKey: null, isNeededBy: () => false },
    countTrouble: () => {},
    ...(onDay ? { onDay } : {}),
  })

let test: Server
beforeAll(async () => {
  test = await create()
  await play(test)
})
afterAll(() => test.close())

it('shows the teacher a class that has worked, with one who has not begun', async () => {
  const token = await test.login('teacher')
  const { classId } = DEMO_CLASS
  const { students } = succeeded(
    await test.call('getClassWork', { classId, sectionType: 'ae.la', grade: 2 }, token),
  )
  expect(students.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...DEMO_PUPILS.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      'Maya Torres',
    ]),
  )
  const begun = students.filter(({ levels }) => /[1-9]/.test(levels)).map(({ name }) => name)
  const working = DEMO_PUPILS.filter(({ days }) => days.length > 0)
  expect(begun).toHaveLength(working.length)
})

it('has a peer group of all who work', async () => {
  const { classId } = DEMO_CLASS
  const token = await test.login('teacher')
  const work = await test.call('getClassWork', { classId, sectionType: 'ae.la', grade: 2 }, token)
  const emi = succeeded(work).students.find(({ name }) => name.startsWith('Emi'))
  const userId = emi?.userId ?? ''
  const { groupId, inPeerGroup } = succeeded(await test.call('getPeerGroupId', { userId }, token))
  expect(inPeerGroup).toBe(true)
  const places = await test.call(
    'getPeerGroupRanking',
    { userId, peerSiteId: groupId, sectionType: 'ae.la' },
    token,
  )
  expect(succeeded(places).peerProgressData.rows).toHaveLength(
    DEMO_PUPILS.filter(({ days }) => days.length > 0).length,
  )
})

it('has lessons after school', async () => {
  const today = new Date('2026-03-11T00:00:00-07:00')
  const earlier = await test.db.select().from(answers).where(lt(answers.receivedAt, today))
  const hours = earlier.map(({ receivedAt }) =>
    receivedAt.toLocaleTimeString('en-US', { timeZone: test.config.timeZone, hour: 'numeric' }),
  )
  expect(new Set(hours)).toEqual(new Set(['4 PM']))
})

it('has rewards that the tutor is asked for, appointments and a note about who is helped', async () => {
  const token = await test.login('tutor')
  const { rewards, requests } = succeeded(await test.call('listRewards', {}, token))
  expect(rewards.length).toBeGreaterThan(2)
  expect(requests.length).toBeGreaterThan(0)
  const { appointments } = succeeded(await test.call('listAppointments', {}, token))
  expect(appointments.map(({ className }) => className).sort()).toEqual(['', DEMO_CLASS.name])
  const [helped] = appointments.flatMap(({ students }) => students)
  expect(helped?.name).toBe('Farid Haddad')
  const { notes } = succeeded(await test.call('getStudentWork', { userId: helped?.userId ?? '' }, token))
  expect(notes).toHaveLength(1)
})

it('meets first on the day that it is in its region', async () => {
  const planned = await test.db.select().from(appointments).orderBy(appointments.startsOn)
  expect(planned.map(({ startsOn }) => startsOn)).toEqual(['2026-03-11', '2026-03-13'])
})

it('tells authors what its answers say of the problems', async () => {
  const token = await test.login('admin')
  const asked = { sectionType: null, gradeId: null, flag: null, page: 1, pageSize: 10 }
  const { items } = succeeded(await test.call('listItems', asked, token))
  expect(items[0]?.answers).toBeGreaterThan(2)
})

it('leaves nothing that is yet to come, closes every week that has ended, and keeps its scores', async () => {
  expect(await test.db.$count(answers, gt(answers.receivedAt, NOW))).toBe(0)
  const weeks = await test.db.select().from(assignmentWeeks)
  const ended = weeks.filter(({ endsAt }) => endsAt <= NOW)
  expect(ended.length).toBeGreaterThan(DEMO_PUPILS.length)
  expect(ended.filter(({ closedAt }) => closedAt === null)).toEqual([])
  expect(await test.db.$count(scoreDays)).toBeGreaterThan(ended.length)
})

it('is made once, and only where the demo accounts are and nobody has the names', async () => {
  const count = () => Promise.all([test.db.$count(users), test.db.$count(answers)])
  const before = await count()
  await play(test)
  expect(await count()).toEqual(before)

  const other = await create()
  await other.db.insert(userNames).values({ userName: 'emi', userId: 'somebody' })
  await play(other)
  expect(await other.db.$count(classes)).toBe(0)
  await other.close()
})

/** The embedded database has one server. */
const SERVERS = process.env.TEST_DATABASE_URL ? 2 : 1

it('is played anew where its play was ended in the middle, by one of the servers that start', async () => {
  const other = await create()
  const endIt = (day: number) => {
    if (day === 2) throw new Error('The server is ended.')
  }
  await expect(play(other, endIt)).rejects.toThrow('The server is ended.')
  await play(other)
  // Ended just before its last step, when the staff have made all that is theirs.
  await other.db.update(classes).set({ name: UNFINISHED_NAME })
  const others = await other.db.$count(staffActions)
  await Promise.all(Array.from({ length: SERVERS }, () => play(other)))
  const [made] = await other.db.select().from(classes)
  expect(made?.name).toBe(DEMO_CLASS.name)
  for (const table of [users, rewards, studentNotes, appointments])
    expect(await other.db.$count(table)).toBe(await test.db.$count(table))
  expect(others).toBeGreaterThan(0)
  const told = await other.db.select().from(staffActions)
  expect(told.map(({ action }) => action)).not.toContain('person_deleted')
  await other.close()
})
