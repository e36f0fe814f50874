import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COURSE_SECTIONS } from '@wordstride/core'
import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordStaffAction } from '../audit/recordStaffAction'
import { rowsOf } from '../db/rowsOf'
import {
  answers,
  appointments,
  loginAttempts,
  mails,
  peerRankings,
  staffActions,
  userCenters,
  userNames,
  users,
} from '../db/schema'
import { TABLE_PLACES } from '../db/tablePlaces'
import { beforeNextWriting } from '../testing/beforeNextWriting'
import { beforeWriting } from '../testing/beforeWriting'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { untilWaitedFor } from '../testing/untilWaitedFor'
import { deletePerson } from './deletePerson'
import { PERSONAL_TABLES } from './personalTables'
import { applyRetention } from './retention'

const log = {
  info: () => {},
  warn: () => {},
  error({ err }: { err: unknown }) {
    throw err
  },
}

const NOW = new Date('2026-03-09T18:00:00Z')
const DAY = 86_400_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ grade: 2 }), now: NOW })
}, 120_000)
afterAll(() => test.close())

/** A student who has signed in and answered a problem of a graded session. */
async function work(userName: string): Promise<string> {
  const token = await test.login(userName)
  await setLevels(test, { k1: 1 }, { user: userName, grade: 2 })
  const pupil = gradedPupil(test, token)
  const session = await pupil.take({ grade: 2 })
  await pupil.check(session, session.problems[0]?.problemId ?? '', 'correct')
  return token
}

const exported = async (userId: string, token: string) => {
  const reply = succeeded(await test.call('exportPersonalData', { userId }, token))
  const files = unzipSync(Buffer.from(reply.zipBase64, 'base64'))
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  )
  return { reply, texts, data: JSON.parse(texts['data.json'] ?? '{}') }
}

describe('the tables about a person', () => {
  it('are all that have a user_id or a user_name', async () => {
    const found = await test.db.execute(
      sql.raw(`select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('user_id', 'user_name')
        and not exists (select from pg_class where relname = table_name and relispartition) order by 1`),
    )
    const rows = rowsOf<{ name: string }>(found)
    expect(PERSONAL_TABLES.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort())
    for (const [table, place] of Object.entries(TABLE_PLACES))
      if (place === 'user_id') expect(PERSONAL_TABLES.map(({ name }) => name)).toContain(table)
  })

  it('are all named by docs/privacy.md', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8')
    expect(
      PERSONAL_TABLES.filter(({ name }) => !text.includes(`\`${name}\``)).map(({ name }) => name),
    ).toEqual([])
  })
})

describe('the export of a person', () => {
  it('holds every row, as JSON and CSV, and nothing that opens an account', async () => {
    const token = await work('student')
    const { reply, texts, data } = await exported('student', await test.login('lcadmin'))
    expect(reply.fileName).toBe('wordstride-student-2026-03-09.zip')
    expect(data.tables.users[0]).toMatchObject({
      user_id: 'student',
      first_name: 'Maya',
      last_name: 'Torres',
    })
    expect(data.tables.answers).toHaveLength(1)
    expect(data.tables.answers[0]).toMatchObject({ user_id: 'student', verdict: 'correct' })
    expect(Object.keys(texts).sort()).toEqual(
      ['data.json', ...Object.keys(data.tables).map((name) => `${name}.csv`)].sort(),
    )
    expect(texts['users.csv']?.split('\n')[0]?.split(',')).toContain('first_name')
    const all = Object.values(texts).join('\n')
    expect(all).not.toContain('argon2')
    expect(all).not.toContain('password_hash')
    expect(all).not.toContain('token_hash')
    expect(all).not.toContain(token)
  })

  it('has no mail with a link that sets a password', async () => {
    const mail = (kind: string, text: string) => ({
      ...{ mailId: randomUUID(), kind, userId: 'student', toAddress: 'maya@home.example', subject: kind },
      ...{ text, html: text, createdAt: NOW },
    })
    const told = mail('test_result', 'How the test went.')
    await test.db.insert(mails).values([mail('set_password', 'the-secret-of-a-link'), told])
    const { texts, data } = await exported('student', await test.login('lcadmin'))
    expect(data.tables.mails).toMatchObject([{ kind: 'test_result', text: 'How the test went.' }])
    expect(Object.values(texts).join('\n')).not.toContain('the-secret-of-a-link')
    await test.db.delete(mails)
  })

  it('has no id of a mail, with which a teacher or another carer would be unsubscribed', async () => {
    const mailId = randomUUID()
    const link = `https://wordstride.example/unsubscribe/${mailId}`
    await test.db.insert(mails).values({
      ...{
        mailId,
        kind: 'test_ended',
        userId: 'student',
        toAddress: 'grace@school.example',
        subject: 'Test',
      },
      ...{ text: `The test has ended. ${link}`, html: `<a href="${link}">`, createdAt: NOW },
    })
    const details = { mailId, kind: 'test_ended', toAddress: 'grace@school.example' }
    const resent = { staffId: 'admin', userId: 'student', action: 'mail_resent', details }
    await recordStaffAction(test.db, resent, NOW)
    const { texts, data } = await exported('student', await test.login('lcadmin'))
    expect(data.tables.mails).toMatchObject([{ text: expect.stringContaining('The test has ended.') }])
    expect(data.tables.staff_actions).toContainEqual(
      expect.objectContaining({
        action: 'mail_resent',
        details: { kind: 'test_ended', toAddress: 'grace@school.example' },
      }),
    )
    expect(Object.values(texts).join('\n')).not.toContain(mailId)
    await test.db.delete(mails)
  })

  it('is written down', async () => {
    const [action] = await test.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.action, 'person_exported'))
    expect(action).toMatchObject({ staffId: 'lcadmin', userId: 'student' })
  })

  it('a cell that begins like a formula is no formula', async () => {
    await test.db.update(users).set({ lastName: '=1+1' }).where(eq(users.userId, 'superstudent'))
    const { texts } = await exported('superstudent', await test.login('admin'))
    expect(texts['users.csv']).toContain("'=1+1")
  })
})

describe('the rights', () => {
  const refused = { isSuccess: false, code: 'not_allowed' }

  it.each(['student', 'teacher', 'tutor'])('%s exports and deletes nobody of the centre', async (caller) => {
    const token = await test.login(caller)
    const userId = caller === 'student' ? 'student' : 'af100001'
    expect(await test.call('exportPersonalData', { userId }, token)).toMatchObject(refused)
    expect(await test.call('deletePerson', { userId, userName: userId }, token)).toMatchObject(refused)
  })

  it('a centre administrator deletes no administrator, nobody of another centre and not themselves', async () => {
    const token = await test.login('lcadmin')
    expect(await test.call('deletePerson', { userId: 'lcadmin', userName: 'lcadmin' }, token)).toMatchObject(
      refused,
    )
    for (const userId of ['admin', 'student2'])
      expect((await test.post('privacy', call('deletePerson', userId), { token })).status).toBe(403)
  })

  const call = (name: string, userId: string) => ({
    function: name,
    params: { user_id: userId, user_name: userId },
  })
})

describe('the deletion of a person', () => {
  it('needs the user name', async () => {
    const token = await test.login('lcadmin')
    expect(await test.call('deletePerson', { userId: 'ag100001', userName: 'ag10000' }, token)).toMatchObject(
      { isSuccess: false, message: 'This is not the username of the account.' },
    )
    expect(await test.db.select().from(users).where(eq(users.userId, 'ag100001'))).toHaveLength(1)
  })

  it('[SR-04] leaves whom the caller may not delete any more', async () => {
    const lcadmin = await test.login('lcadmin')
    const promote = (role: 'admin' | 'school_teacher') =>
      test.db.update(users).set({ role }).where(eq(users.userId, 'teacher'))
    beforeNextWriting(test.db, () => promote('admin'))
    const person = { userId: 'teacher', userName: 'teacher' }
    expect(await test.call('deletePerson', person, lcadmin)).toMatchObject({ code: 'not_allowed' })
    await promote('school_teacher')
  })

  it('takes the appointments that were for this person alone', async () => {
    const admin = await test.login('admin')
    const save = async (...studentIds: string[]) =>
      succeeded(
        await test.call(
          'saveAppointment',
          {
            classId: null,
            studentIds,
            fields: {
              ...{ startsOn: '2026-03-10', startTime: '16:30', minutes: 30, repeats: null },
              ...{ category: 'Talk with Nia', calendar: 'Ms. Rivera', meetingLink: null },
            },
          },
          admin,
        ),
      ).appointmentId
    const alone = await save('superstudent')
    const together = await save('superstudent', 'student')
    const person = { userId: 'superstudent', userName: 'superstudent' }
    succeeded(await test.call('deletePerson', person, admin))
    const left = await test.db.select({ id: appointments.appointmentId }).from(appointments)
    expect(left).not.toContainEqual({ id: alone })
    expect(left).toContainEqual({ id: together })
  })

  it('two who are deleted at once leave no appointment that was for both', async () => {
    const admin = await test.login('admin')
    const [other] = await test.db.select().from(users).where(eq(users.userId, 'ag100001'))
    const pair = ['ida', 'edda'].map((userId) => ({ userId, userName: userId }))
    for (const person of pair) {
      const pupil = { ...(other as typeof users.$inferInsert), ...person, role: 'student' as const }
      await test.db.insert(users).values(pupil)
      await test.db.insert(userCenters).values({ userId: person.userId, centerId: 1 })
    }
    const { appointmentId } = succeeded(
      await test.call(
        'saveAppointment',
        {
          ...{ classId: null, studentIds: ['ida', 'edda'] },
          fields: {
            ...{ startsOn: '2026-03-10', startTime: '16:30', minutes: 30, repeats: null },
            ...{ category: 'Ida and Edda read', calendar: 'Ms. Rivera', meetingLink: null },
          },
        },
        admin,
      ),
    )
    const [ida, edda] = pair
    if (!ida || !edda) throw new Error('They are not there.')
    let second: Promise<unknown> = Promise.resolve()
    await test.db.transaction(async (tx) => {
      await deletePerson(tx, ida, null, NOW)
      second = test.call('deletePerson', edda, admin)
      await Promise.race([second, untilWaitedFor(tx)])
    })
    expect(await second).toMatchObject({ isSuccess: true })
    const left = await test.db.select({ id: appointments.appointmentId }).from(appointments)
    expect(left).not.toContainEqual({ id: appointmentId })
  })

  it('empties the weekly mail of a teacher that names the person, and lets no second one be written', async () => {
    const [other] = await test.db.select().from(users).where(eq(users.userId, 'ag100001'))
    const person = { userId: 'zed', userName: 'zed', firstName: 'Zed', lastName: 'Quill' }
    await test.db.insert(users).values({ ...(other as typeof users.$inferInsert), ...person })
    const mail = {
      ...{
        kind: 'weekly_class',
        userId: 'teacher',
        toAddress: 'grace@school.example',
        subject: 'Your class',
      },
      ...{ text: '- Zed Quill: 20 minutes', html: '<p>', createdAt: NOW },
    }
    await test.db.insert(mails).values([
      { ...mail, mailId: randomUUID(), onceKey: 'week 1', sentAt: NOW },
      { ...mail, mailId: randomUUID(), onceKey: 'week 2' },
    ])
    await deletePerson(test.db, person, null, NOW)
    const kept = await test.db.select().from(mails).where(eq(mails.kind, 'weekly_class'))
    expect(kept).toMatchObject([{ onceKey: 'week 1', text: '', html: '' }])
  })

  it('empties the weekly mails that name the person as of before', async () => {
    const admin = await test.login('admin')
    const [other] = await test.db.select().from(users).where(eq(users.userId, 'ag100001'))
    const person = { userId: 'zelda', userName: 'zelda', firstName: 'Zelda', lastName: 'Quint' }
    await test.db.insert(users).values({ ...(other as typeof users.$inferInsert), ...person })
    await test.db.insert(userCenters).values({ userId: 'zelda', centerId: 1 })
    const mail = (text: string, createdAt: Date) => ({
      ...{ mailId: randomUUID(), kind: 'weekly_class', userId: 'teacher', toAddress: 'flora@school.example' },
      ...{ subject: 'Your class', text, html: '<p>', createdAt, sentAt: createdAt },
    })
    await test.db
      .insert(mails)
      .values([
        mail('- Zelda Quint: 3 minutes, 4 points', new Date(NOW.getTime() - DAY)),
        mail('- Otto Lindqvist: 3 minutes', new Date(NOW.getTime() + DAY)),
      ])
    const { fields, revision } = succeeded(await test.call('getAccount', { userId: 'zelda' }, admin))
    const account = { ...fields, lastName: 'Quint-Moor' }
    succeeded(await test.call('updateAccount', { userId: 'zelda', revision, account }, admin))
    succeeded(await test.call('deletePerson', { userId: 'zelda', userName: 'zelda' }, admin))
    const kept = await test.db.select().from(mails).where(eq(mails.toAddress, 'flora@school.example'))
    expect(kept.map(({ text }) => text).sort()).toEqual(['', '- Otto Lindqvist: 3 minutes'])
  })

  it('takes what a request for a link noted in small letters, and the rank in a group that was left', async () => {
    const admin = await test.login('admin')
    await test.db.update(users).set({ userName: 'Ari.G' }).where(eq(users.userId, 'ag100001'))
    for (const username of ['Ari.G', 'ari.gone']) await test.call('requestPasswordLink', { username })
    const groupId = '018f0000-0000-7000-8000-000000000002'
    await test.db.insert(peerRankings).values(
      ['ag100001', 'student'].map((userId, i) => ({
        groupId,
        sectionType: COURSE_SECTIONS[i] ?? 'ae.la',
        standings: [{ userId, gradeId: 2 }],
        rankedAt: NOW,
      })),
    )
    succeeded(await test.call('deletePerson', { userId: 'ag100001', userName: 'Ari.G' }, admin))
    const attempts = await test.db.select().from(loginAttempts).where(eq(loginAttempts.isForLink, true))
    expect(attempts.map(({ userName }) => userName)).toEqual(['ari.gone'])
    const ranked = await test.db.select().from(peerRankings)
    expect(ranked.flatMap(({ standings }) => standings.map(({ userId }) => userId))).toEqual(['student'])
  })

  it('takes every row, tells how many, signs out and frees the name; what staff did stays without details', async () => {
    const admin = await test.login('admin')
    const own = await work('student2')
    await test.db.insert(staffActions).values({
      actionId: '018f0000-0000-7000-8000-000000000001',
      staffId: 'admin',
      userId: 'student2',
      action: 'account_changed',
      details: { firstName: ['Owen', 'Own'] },
      actedAt: NOW,
    })
    const others = await test.db.select().from(answers).where(eq(answers.userId, 'student'))
    const { proof } = succeeded(
      await test.call('deletePerson', { userId: 'student2', userName: 'student2' }, admin),
    )
    expect(proof).toMatchObject({ userId: 'student2', deletedAt: test.now().getTime() })
    expect(proof.rows).toMatchObject({ users: 1, user_names: 1, answers: 1, sessions: 1, tokens: 1 })
    for (const { name, table, isAbout } of PERSONAL_TABLES)
      if (name !== 'staff_actions')
        expect(
          await test.db
            .select()
            .from(table)
            .where(isAbout({ userId: 'student2', userName: 'student2' })),
        ).toEqual([])
    expect(await test.db.select().from(answers).where(eq(answers.userId, 'student'))).toEqual(others)
    const actions = await test.db.select().from(staffActions).where(eq(staffActions.userId, 'student2'))
    expect(actions.map(({ action }) => action).sort()).toEqual(['account_changed', 'person_deleted'])
    expect(actions.find(({ action }) => action === 'account_changed')?.details).toEqual({})
    expect(actions.find(({ action }) => action === 'person_deleted')?.details).toEqual({ rows: proof.rows })
    expect(
      (await test.post('userauth', { function: 'userByToken', params: {} }, { token: own })).status,
    ).toBe(403)
    expect(await test.db.select().from(userNames).where(eq(userNames.userName, 'student2'))).toEqual([])
  })
})

describe('the deletion of a person, sent again after a lost reply', () => {
  it('tells the same, and signs nobody out but who has not done it', async () => {
    const [admin, lcadmin] = [await test.login('admin'), await test.login('lcadmin')]
    const person = { userId: 'af100001', userName: 'af100001' }
    const first = succeeded(await test.call('deletePerson', person, lcadmin))
    expect(succeeded(await test.call('deletePerson', person, lcadmin))).toEqual(first)
    await expect(test.call('deletePerson', person, admin)).rejects.toThrow('403')
    await expect(test.call('exportPersonalData', { userId: person.userId }, lcadmin)).rejects.toThrow('403')
  })
})

describe('the retention periods', () => {
  const kept = async () => (await test.db.select({ id: users.userId }).from(users)).map(({ id }) => id)

  it('keep everything where none is set', async () => {
    const before = await kept()
    const later = new Date(NOW.getTime() + 4000 * DAY)
    expect(await applyRetention(test.db, { accounts: null, staffActions: null }, later, { log })).toEqual({
      deletedPeople: 0,
    })
    expect(await kept()).toEqual(before)
  })

  it('keep whose account was given more time while others were deleted', async () => {
    const extend = (days: number) =>
      test.db
        .update(users)
        .set({ expiresAt: new Date(NOW.getTime() + days * DAY) })
        .where(eq(users.userId, 'expired'))
    const meanwhile = beforeWriting(test.db, () => extend(100))
    const periods = { accounts: 29, staffActions: null }
    expect(await applyRetention(meanwhile, periods, NOW, { log })).toEqual({ deletedPeople: 0 })
    expect(await kept()).toContain('expired')
    await extend(-30)
  })

  it('delete learners so many days after the end of their account, and no staff', async () => {
    // The demo account 'expired' ended 30 days before.
    await applyRetention(test.db, { accounts: 31, staffActions: null }, NOW, { log })
    expect(await kept()).toContain('expired')
    expect(await applyRetention(test.db, { accounts: 29, staffActions: null }, NOW, { log })).toEqual({
      deletedPeople: 1,
    })
    expect(await kept()).not.toContain('expired')
    await applyRetention(test.db, { accounts: 1, staffActions: null }, new Date(NOW.getTime() + 9000 * DAY), {
      log,
    })
    expect((await kept()).sort()).toEqual(['admin', 'lcadmin', 'teacher', 'tutor'])
  })

  it('forget what staff did', async () => {
    const later = new Date(NOW.getTime() + 400 * DAY)
    await applyRetention(test.db, { accounts: null, staffActions: 365 }, later, { log })
    const left = await test.db.select().from(staffActions)
    expect(left.every(({ actedAt }) => actedAt.getTime() >= later.getTime() - 365 * DAY)).toBe(true)
  })
})
