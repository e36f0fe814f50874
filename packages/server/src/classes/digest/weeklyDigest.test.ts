import { randomUUID } from 'node:crypto'
import type { Role } from '@wordstride/api'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../db/database'
import {
  assignmentWeeks,
  classes,
  classMembers,
  digestWishes,
  mailRefusals,
  mails,
  sessions,
  users,
} from '../../db/schema'
import { type JobQueue, noJobQueue } from '../../jobs/jobQueue'
import { deletePerson } from '../../privacy/deletePerson'
import { beforeWriting } from '../../testing/beforeWriting'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPack } from '../../testing/gradedPack'
import { succeeded } from '../../testing/gradedPupil'
import { weekText } from './digestMails'
import { weeklyDigestJob } from './weeklyDigestJob'

const TIME_ZONE = 'America/Los_Angeles'
/** Monday, 07:00 in the region. */
const MONDAY = new Date('2026-03-16T14:00:00Z')
const MAILING = { publicUrl: 'https://words.school.example', isSending: false }
const HOUR = 3_600_000

let test: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 4, grade: 2 }), now: MONDAY })
  for (const name of ['teacher', 'student', 'admin']) tokens[name] = await test.login(name)
  const classId = randomUUID()
  await test.db.insert(classes).values({ classId, centerId: 1, name: 'Blue', createdAt: MONDAY })
  await test.db.insert(classMembers).values([
    { classId, userId: 'teacher', isTeacher: true },
    { classId, userId: 'student' },
  ])
  await test.db.update(users).set({ email: ' Grace@School.example ' }).where(eq(users.userId, 'teacher'))
  await test.db
    .update(users)
    .set({ guardianEmail: 'parent@home.example', guardianName: 'Eva' })
    .where(eq(users.userId, 'student'))
  await test.db.insert(sessions).values({
    sessionId: randomUUID(),
    userId: 'student',
    phase: 'LEARNING_SESSION',
    sectionType: 'ae.la',
    gradeId: 2,
    skillId: 'k1',
    sessionStatus: 'passed',
    startedAt: new Date('2026-03-11T18:00:00Z'),
    endedAt: new Date('2026-03-11T18:30:00Z'),
    locStartTime: '',
    startingLevel: 0,
    endingLevel: 1,
    startingScore: 0,
    activeMs: 25 * 60_000,
  })
  await test.db.insert(assignmentWeeks).values({
    userId: 'student',
    weekStart: '2026-03-09',
    startsAt: new Date('2026-03-09T07:00:00Z'),
    endsAt: new Date('2026-03-16T07:00:00Z'),
    pointsPerMinute: 1,
    items: [],
    pointsLa: 40.05,
    pointsVoc: 2,
    createdBy: 'student',
    createdAt: new Date('2026-03-09T18:00:00Z'),
  })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(mails)
  await test.db.delete(digestWishes)
  await test.db.delete(mailRefusals)
})

const wishAll = async () => {
  succeeded(await test.call('saveOwnDigest', { isWished: true }, tokens.teacher))
  succeeded(await test.call('saveFamilyDigest', { userId: 'student', isWished: true }, tokens.teacher))
}
const LOG = { error: (error: unknown) => expect(error).toBeUndefined() }
const run = (now = MONDAY, { db = test.db, jobs = noJobQueue, mailing = MAILING, log = LOG } = {}) =>
  weeklyDigestJob(mailing).run({}, { db, jobs, now, timeZone: TIME_ZONE, log } as never)
const outbox = () => test.db.select().from(mails).orderBy(asc(mails.toAddress))

describe('the weekly mail', () => {
  it('goes to nobody who has not asked for it', async () => {
    await run()
    expect(await outbox()).toEqual([])
  })

  it('tells a teacher what each student of the classes did, and a family what the child did', async () => {
    await wishAll()
    await run()
    const [teachers, familys] = await outbox()
    expect(teachers).toMatchObject({
      kind: 'weekly_class',
      toAddress: 'grace@school.example',
      subject: 'Your classes, March 9 to 15',
    })
    expect(teachers?.text).toContain('Blue: 1 of 1 at work')
    expect(teachers?.text).toContain('- Maya Torres: 25 minutes, 42 points\n')
    expect(familys).toMatchObject({
      kind: 'weekly_child',
      toAddress: 'parent@home.example',
      subject: 'Maya Torres, March 9 to 15',
    })
    expect(familys?.html).toContain('Maya Torres worked for 25 minutes and earned 42 points.')
    expect(familys?.text).toContain(`https://words.school.example/unsubscribe/${familys?.mailId}`)
  })

  it.each(['of the class', 'of a class that was left'])(
    'goes when a child %s is deleted, no other',
    async (which) => {
      await wishAll()
      await run()
      const [told] = await test.db.select().from(mails).where(eq(mails.kind, 'weekly_class'))
      const other = {
        mailId: crypto.randomUUID(),
        userId: 'tutor',
        text: 'Red: 1 of 1 at work\n- Ann Bell: 1 minute',
      }
      await test.db.insert(mails).values({ ...(told as typeof mails.$inferInsert), ...other, onceKey: null })
      const undo = new Error('undo')
      await test.db
        .transaction(async (tx) => {
          if (which !== 'of the class')
            await tx.delete(classMembers).where(eq(classMembers.userId, 'student'))
          await deletePerson(tx, { userId: 'student', userName: 'student' }, null, MONDAY)
          expect((await tx.select().from(mails)).map(({ mailId }) => mailId)).toEqual([other.mailId])
          throw undo
        })
        .catch((error: unknown) => expect(error).toBe(undo))
    },
  )

  it('goes once, however often and on however many servers the job runs', async () => {
    await wishAll()
    await Promise.all([run(), run()])
    await run(new Date(MONDAY.getTime() + 20 * HOUR))
    expect(await outbox()).toHaveLength(2)
  })

  it('is not sent late: at a start on Wednesday, or before the weeks are closed', async () => {
    await wishAll()
    await run(new Date(MONDAY.getTime() + 42 * HOUR))
    await run(new Date(MONDAY.getTime() - 2 * HOUR))
    expect(await outbox()).toEqual([])
  })

  it('ends by its link without a sign-in, and mails about tests still come', async () => {
    await wishAll()
    await run()
    const [, familys] = await outbox()
    succeeded(await test.call('unsubscribe', { mailId: familys?.mailId ?? '' }))
    expect((await test.db.select().from(digestWishes)).map(({ audience }) => audience)).toEqual(['staff'])
    expect(await test.db.select().from(mailRefusals)).toEqual([])
    const { familyDigest } = succeeded(
      await test.call('getStudentWork', { userId: 'student' }, tokens.teacher),
    )
    expect(familyDigest).toBe(false)
  })

  it('comes to who wants no mails about tests and wishes it after that, until its own link ends it', async () => {
    for (const address of ['parent@home.example', 'grace@school.example'])
      await test.db.insert(mailRefusals).values({ address, refusedAt: MONDAY })
    await wishAll()
    await run()
    const told = await outbox()
    expect(told.map(({ kind }) => kind)).toEqual(['weekly_class', 'weekly_child'])
    for (const { mailId } of told) succeeded(await test.call('unsubscribe', { mailId }))
    await run(new Date(MONDAY.getTime() + HOUR))
    expect(await outbox()).toHaveLength(2)
    expect(await test.db.$count(digestWishes)).toBe(0)
    expect(await test.db.$count(mailRefusals)).toBe(2)
  })

  it('comes with the next try to whom one has failed for, and a second time to nobody', async () => {
    await wishAll()
    let hasFailed = false
    const failOnce = async () => {
      if (hasFailed) return
      hasFailed = true
      throw new Error('deadlock detected')
    }
    const failing = run(MONDAY, { db: beforeWriting(test.db, failOnce), log: { error: () => {} } })
    await expect(failing).rejects.toThrow('of 1 accounts could not be written')
    const written = await outbox()
    expect(written.map(({ kind }) => kind)).toEqual(['weekly_class'])
    await run()
    const all = await outbox()
    expect(all.map(({ kind }) => kind).sort()).toEqual(['weekly_child', 'weekly_class'])
    expect(all.map(({ mailId }) => mailId)).toContain(written[0]?.mailId)
    // Whatever is written in a mail leads to this address.
    const publicUrl = vi.fn(() => MAILING.publicUrl)
    const mailing = Object.defineProperty({ ...MAILING }, 'publicUrl', { get: publicUrl })
    await run(MONDAY, { mailing })
    expect(publicUrl).not.toHaveBeenCalled()
    await test.db.delete(mails)
    await run(MONDAY, { mailing })
    expect(publicUrl).toHaveBeenCalled()
  })

  it('tells no family of who has become staff, and no member of staff who learns now of classes', async () => {
    await wishAll()
    const become = (userId: string, role: Role) =>
      test.db.update(users).set({ role }).where(eq(users.userId, userId))
    await become('student', 'tutor')
    await become('teacher', 'student')
    await run()
    expect(await outbox()).toEqual([])
    await become('student', 'student')
    await become('teacher', 'school_teacher')
  })

  it('waits for a new wish when the address is another one', async () => {
    await wishAll()
    await test.db.update(users).set({ guardianEmail: 'new@home.example' }).where(eq(users.userId, 'student'))
    await run()
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['weekly_class'])
    await test.db
      .update(users)
      .set({ guardianEmail: 'parent@home.example' })
      .where(eq(users.userId, 'student'))
  })

  it('is wished by staff alone, for whom they look after, and only where there is an address', async () => {
    expect(await test.call('saveOwnDigest', { isWished: true }, tokens.student)).toMatchObject({
      code: 'not_allowed',
    })
    const family = { userId: 'superstudent', isWished: true }
    expect(await test.call('saveFamilyDigest', family, tokens.teacher)).toMatchObject({ code: 'not_allowed' })
    await test.db
      .update(users)
      .set({ guardianEmail: null, email: null })
      .where(inArray(users.userId, ['superstudent', 'admin']))
    expect(await test.call('saveFamilyDigest', family, tokens.admin)).toMatchObject({
      code: 'address_missing',
    })
    expect(await test.call('getOwnDigest', {}, tokens.admin)).toMatchObject({ isWished: null })
  })
})

describe('the weekly mail about somebody who is deleted meanwhile', () => {
  const erase = (db: Database, userId: string) => deletePerson(db, { userId, userName: userId }, null, MONDAY)

  it('is not written to the family', async () => {
    await test.db.update(users).set({ guardianEmail: 'p2@home.example' }).where(eq(users.userId, 'student2'))
    succeeded(await test.call('saveFamilyDigest', { userId: 'student2', isWished: true }, tokens.admin))
    await run(MONDAY, { db: beforeWriting(test.db, () => erase(test.db, 'student2')) })
    expect(await outbox()).toEqual([])
  })

  it('does not stay with the teacher of the child', async () => {
    await wishAll()
    let erased: Promise<unknown> | undefined
    const jobs: JobQueue = {
      // The mail is written, and its transaction is not over.
      async send() {
        erased ??= erase(test.db, 'student')
        await Promise.race([erased, new Promise((done) => setTimeout(done, 500))])
      },
    }
    await run(MONDAY, { jobs, mailing: { ...MAILING, isSending: true } })
    await erased
    expect(erased).toBeDefined()
    expect(await outbox()).toEqual([])
  })
})

describe('weekText', () => {
  it('names the month of Sunday where it is another one', () => {
    const week = { startsAt: new Date('2026-11-30T08:00:00Z') } as never
    expect(weekText(week, TIME_ZONE)).toBe('November 30 to December 6')
  })
})
