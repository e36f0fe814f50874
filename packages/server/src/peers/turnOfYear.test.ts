import { asc, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '../db/database'
import { peerGroups, peerMembers, schoolYears } from '../db/schema'
import type { Job } from '../jobs/defineJob'
import { noJobQueue } from '../jobs/jobQueue'
import { honorsJob } from '../rewards/honors/honorsJob'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { peerClass } from '../testing/peerClass'
import { untilWaitedFor } from '../testing/untilWaitedFor'
import { formGroupsJob } from './formGroupsJob'
import { dropOut } from './ownGroup'

const JUNE = new Date('2026-06-30T18:00:00Z')
const JULY = new Date('2026-07-01T07:01:00Z')

let test: TestApp
let peers: ReturnType<typeof peerClass>
beforeEach(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 4, grade: 4 }), now: JUNE })
  peers = peerClass(test)
  await test.db.insert(schoolYears).values({ schoolYear: 2026, begunAt: JUNE }).onConflictDoNothing()
  await peers.add(names.map((userId) => ({ userId })))
  for (const userId of names.slice(0, 32)) {
    test.advance(1000)
    await peers.join(userId)
  }
  test.advance(JULY.getTime() - test.now().getTime())
  return () => test.close()
})

const names = Array.from({ length: 33 }, (_, i) => `p${String(i).padStart(2, '0')}`)

const run = (job: Job) =>
  job.run(
    {},
    {
      db: test.db,
      jobs: noJobQueue,
      now: test.now(),
      timeZone: test.config.timeZone,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    },
  )

const groupsOfYear = () => test.db.select().from(peerGroups).where(eq(peerGroups.schoolYear, 2027))

/** Members by group, those who joined first before the others. */
async function places() {
  const rows = await test.db
    .select({ userId: peerMembers.userId, number: peerGroups.number, grade: peerGroups.schoolGrade })
    .from(peerMembers)
    .innerJoin(peerGroups, eq(peerGroups.groupId, peerMembers.groupId))
    .orderBy(asc(peerMembers.joinedAt), asc(peerMembers.userId))
  return rows.map(({ userId, number, grade }) => `${userId} ${grade}.${number}`)
}

const placed = (userIds: readonly string[]) => userIds.map((userId, i) => `${userId} 5.${i < 30 ? 1 : 2}`)

it('[SR-28] groups of July 1 are formed of the new school grades, whichever job comes first', async () => {
  await expect(run(formGroupsJob)).rejects.toThrow('The school grades have not risen yet.')
  expect(await groupsOfYear()).toEqual([])
  await run(honorsJob)
  await run(formGroupsJob)
  expect(await places()).toEqual(placed(names.slice(0, 32)))
  expect(await groupsOfYear()).toHaveLength(2)
})

it('[SR-28] who looks or joins before the grades have risen waits for a place and keeps the turn', async () => {
  expect(await peers.group('p31')).toMatchObject({ inPeerGroup: false, isValidGroup: true })
  await peers.join('p32')
  expect(await groupsOfYear()).toEqual([])
  await run(honorsJob)
  await run(formGroupsJob)
  expect(await places()).toEqual(placed(names))
  expect(await test.db.$count(peerMembers, isNull(peerMembers.groupId))).toBe(0)
})

/** The embedded database has one connection: nobody waits for a lock there. */
it.skipIf(!process.env.TEST_DATABASE_URL)(
  '[PEER-09] who drops out at a look before the grades have risen stays out',
  async () => {
    const { looked } = await test.db.transaction(async (tx: Database) => {
      await dropOut(tx, 'p31', test.now())
      const looked = peers.group('p31')
      await untilWaitedFor(tx)
      return { looked }
    })
    await looked
    const [member] = await test.db.select().from(peerMembers).where(eq(peerMembers.userId, 'p31'))
    expect(member).toMatchObject({ groupId: null, hasDroppedOut: true })
  },
)
