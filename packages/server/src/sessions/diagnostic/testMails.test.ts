import { randomUUID } from 'node:crypto'
import { TEST_RESUME_DAYS } from '@wordstride/learning'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { classes, classMembers, mailRefusals, mails, testSessions, users } from '../../db/schema'
import type { JobQueue } from '../../jobs/jobQueue'
import { sendMailJob } from '../../mail/mailJobs'
import { type MailTransport, openTransport } from '../../mail/mailTransport'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { testsPack } from '../../testing/testsPack'
import { type TestReply, testTaker } from '../../testing/testTaker'

const PARENT = 'parent@home.example'
const MANAGER = 'ruth@centre.example'
const TEACHER = 'ada@school.example'
/** 11:00 in Los Angeles. */
const MONDAY = new Date('2026-03-09T18:00:00Z')

let test: TestApp
let token: string
let taker: ReturnType<typeof testTaker>
/** Its mail server does not answer. */
const environment = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'words@school.example',
  PUBLIC_URL: 'https://words.school.example',
}
const sendJobs: object[] = []
const jobs: JobQueue = { send: async (_db, _job, data) => void sendJobs.push(data) }
beforeAll(async () => {
  test = await createTestApp({ contentPack: testsPack(), now: MONDAY, environment, jobs })
  const { db } = test
  const setEmail = (userId: string, email: string) =>
    db.update(users).set({ email }).where(eq(users.userId, userId))
  await db
    .update(users)
    .set({ guardianEmail: ' Parent@Home.example' })
    .where(eq(users.userId, 'superstudent'))
  await setEmail('lcadmin', MANAGER)
  await setEmail('teacher', TEACHER)
  // Of the same centre, and neither account manager nor teacher of the student.
  await setEmail('tutor', 'tutor@centre.example')
  await setEmail('admin', 'admin@product.example')
  const [running, ended] = [randomUUID(), randomUUID()]
  const createdAt = test.now()
  await db.insert(classes).values([
    { classId: running, centerId: 1, name: '4B', createdAt },
    { classId: ended, centerId: 1, name: '3B', createdAt, endedAt: createdAt },
  ])
  await db.insert(classMembers).values([
    { userId: 'superstudent', classId: running },
    { userId: 'student', classId: running },
    { userId: 'teacher', classId: running, isTeacher: true },
    { userId: 'superstudent', classId: ended },
    { userId: 'tutor', classId: ended, isTeacher: true },
  ])
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(testSessions)
  await test.db.delete(mails)
  await test.db.delete(mailRefusals)
  token = await test.login('superstudent')
  taker = testTaker(test, token)
})

const outbox = () => test.db.select().from(mails).orderBy(mails.toAddress)
const START = {
  sendToId: 'superstudent',
  studentFirstname: 'Lena',
  studentLastname: 'Fischer',
  schoolGrade: 4,
}
const RESULT = {
  sendToId: 'superstudent',
  subject: 'Test completed',
  studentUserName: 'superstudent',
  studentFirstname: 'Lena',
  studentLastname: 'Fischer',
  testSubject: 'Vocabulary',
  message: 'The Vocabulary test is complete.',
  parts: [{ part: 1, testGrade: 4, accuracy: 0.85, speed: 2, region: 2, numberOfProblem: 20 }],
}
/** As it comes over the wire, without a function. */
const post = async (path: string, fields: object) => (await test.post(path, fields, { token })).body
const SUCCESS = { is_success: true, status: 'success' }
const refusal = (code: string) => ({ is_success: false, status: 'error', code, message: expect.any(String) })

/** A part of 20 words, answered in 2 minutes. */
async function takeTest(correct: number): Promise<TestReply> {
  const session = await taker.start()
  await taker.answerAll(session, correct, 6)
  return session
}

describe('teststartemail', () => {
  it('[TEST-31] [API-48] tells of a started test, once for each, with name and school grade', async () => {
    await test.db.update(users).set({ schoolGrade: 4 }).where(eq(users.userId, 'superstudent'))
    await taker.start()
    expect(await post('teststartemail', START)).toEqual(SUCCESS)
    expect(await post('teststartemail', { function: 'sendTestStartEmail', params: START })).toEqual(SUCCESS)
    const sent = await outbox()
    expect(sent.map(({ toAddress, userId, kind }) => [toAddress, userId, kind])).toEqual([
      [TEACHER, 'superstudent', 'test_started'],
      [PARENT, 'superstudent', 'test_started'],
      [MANAGER, 'superstudent', 'test_started'],
    ])
    for (const { subject, text, html } of sent) {
      expect(subject).toBe('Lena Fischer has started a test')
      for (const body of [text, html]) {
        expect(body).toContain('Vocabulary test of 4th grade')
        expect(body).toContain('Lena Fischer is in 4th grade.')
        expect(body).toContain('Monday, March 9, 11:00 AM')
      }
    }
    await takeTest(17)
    await taker.start()
    expect(await post('teststartemail', START)).toEqual(SUCCESS)
    expect(await outbox()).toHaveLength(6)
  })

  it('[SR-37] two at once are one', async () => {
    await taker.start()
    await Promise.all([1, 2, 3].map(() => post('teststartemail', START)))
    expect(await outbox()).toHaveLength(3)
  })

  it('is refused without a test, after its end, and for practice', async () => {
    expect(await post('teststartemail', START)).toEqual(refusal('test_unknown'))
    await taker.start()
    await test.db.update(testSessions).set({ isPractice: true })
    expect(await post('teststartemail', START)).toEqual(refusal('test_unknown'))
    await test.db.delete(testSessions)
    await takeTest(17)
    expect(await post('teststartemail', START)).toEqual(refusal('test_ended'))
    expect(await outbox()).toEqual([])
  })
})

describe('testresultemail and testEndEmail', () => {
  it("[TEST-32] [API-49] the result first, then the 'End of Test Notification', each once", async () => {
    await taker.start()
    expect(await post('testresultemail', RESULT)).toEqual(refusal('test_not_ended'))
    expect(await post('testEndEmail', RESULT)).toEqual(refusal('test_not_ended'))
    await takeTest(17)
    expect(await post('testEndEmail', RESULT)).toEqual(refusal('result_not_sent'))
    expect(await outbox()).toEqual([])

    expect(await post('testresultemail', RESULT)).toEqual(SUCCESS)
    await post('testresultemail', RESULT)
    const results = await outbox()
    expect(results.map(({ toAddress }) => toAddress)).toEqual([TEACHER, PARENT, MANAGER])
    for (const { kind, subject, text, html } of results) {
      expect([kind, subject]).toEqual(['test_result', 'Test progress of Lena Fischer'])
      expect(text).toContain('Lena Fischer: Vocabulary test')
      expect(text).toContain('The test goes on with part 2, 5th grade.')
      expect(text).toContain('username superstudent')
      expect(text).toContain('Part 1: 4th grade, accuracy 85.00%, speed Good, region 2, 20 problems')
      const cells = ['1', '4th grade', '85.00%', 'Good', '2', '20'].map((cell) => `<td>${cell}</td>`)
      expect(html).toContain(cells.join(''))
    }

    expect(await post('testEndEmail', RESULT)).toEqual(SUCCESS)
    await post('testEndEmail', RESULT)
    const ends = (await outbox()).filter(({ kind }) => kind === 'test_ended')
    expect(ends.map(({ toAddress, subject }) => [toAddress, subject])).toEqual(
      [TEACHER, PARENT, MANAGER].map((address) => [address, 'End of Test Notification']),
    )
    expect(await outbox()).toHaveLength(6)

    // After the last part it tells of the completion, with all parts.
    await test.db.delete(testSessions)
    await test.db.delete(mails)
    const first = await takeTest(17)
    const second = await taker.start({ testGrade: 5, groupId: first.groupId })
    await taker.answerAll(second, 2, 6)
    expect(await post('testresultemail', RESULT)).toEqual(SUCCESS)
    const [mail] = await outbox()
    expect(mail?.subject).toBe('Test completed by Lena Fischer')
    expect(mail?.text).toContain('The Vocabulary test is complete.')
    expect(mail?.text).toContain('Part 1: 4th grade, accuracy 85.00%')
    expect(mail?.text).toContain('Part 2: 5th grade, accuracy 10.00%')
  })

  it('says what happened, whatever the client says of it', async () => {
    await takeTest(2)
    const false_ = {
      ...RESULT,
      subject: 'You won',
      message: 'Pay here: evil.example',
      parts: [{ ...RESULT.parts[0], accuracy: 1 }],
    }
    expect(await post('testresultemail', false_)).toEqual(SUCCESS)
    const [mail] = await outbox()
    for (const text of [mail?.subject, mail?.text, mail?.html]) expect(text).not.toMatch(/won|evil|100\.00%/)
    expect(mail?.text).toContain('accuracy 10.00%')
  })

  it('a name of the student cannot write HTML', async () => {
    const names = { firstName: '<b>Lena</b>', lastName: '"F" & {{x}}' }
    await test.db.update(users).set(names).where(eq(users.userId, 'superstudent'))
    await takeTest(17)
    await post('testresultemail', RESULT)
    await test.db
      .update(users)
      .set({ firstName: 'Lena', lastName: 'Fischer' })
      .where(eq(users.userId, 'superstudent'))
    const [mail] = await outbox()
    expect(mail?.html).toContain('&lt;b&gt;Lena&lt;&#x2F;b&gt; &quot;F&quot; &amp; {{x}}')
    expect(mail?.html).not.toContain('<b>Lena')
    expect(mail?.text).toContain('<b>Lena</b> "F" & {{x}}')
  })
})

describe('who is written to', () => {
  const addresses = async () => (await outbox()).map(({ toAddress }) => toAddress)

  it('[TEST-33] [SR-37] parents, account managers of the centre and teachers of the class, and nobody else; who takes the test is told of no failure', async () => {
    const { sessionId } = await takeTest(17)
    sendJobs.length = 0
    for (const path of ['testresultemail', 'testEndEmail']) expect(await post(path, RESULT)).toEqual(SUCCESS)
    await taker.start()
    expect(await post('teststartemail', START)).toEqual(SUCCESS)
    expect(sendJobs).toHaveLength(9)
    const sending = sendMailJob(openTransport(test.config) as MailTransport)
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const context = { db: test.db, jobs, now: test.now(), timeZone: 'UTC', log }
    for (const data of sendJobs) await expect(sending.run(data, context)).rejects.toThrow('ECONNREFUSED')
    expect((await outbox()).every(({ lastError, sentAt }) => lastError !== null && sentAt === null)).toBe(
      true,
    )
    for (const path of ['testresultemail', 'testEndEmail'])
      expect(await post(path, { ...RESULT, test_session_uuid: sessionId })).toEqual(SUCCESS)
    expect(await addresses()).toEqual([TEACHER, PARENT, MANAGER].flatMap((address) => Array(3).fill(address)))
  })

  it('[SR-37] nobody to write to is no failure', async () => {
    token = await test.login('student2')
    taker = testTaker(test, token)
    await test.db
      .update(users)
      .set({ toggleOverrides: { start_a_test: true } })
      .where(eq(users.userId, 'student2'))
    await takeTest(17)
    const fields = { ...RESULT, sendToId: 'student2' }
    expect(await post('testresultemail', fields)).toEqual(SUCCESS)
    expect(await post('testEndEmail', fields)).toEqual(SUCCESS)
    expect(await outbox()).toEqual([])
  })

  it('staff whose account has ended or is frozen learn nothing of a student', async () => {
    const { db, now } = test
    await db.update(users).set({ expiresAt: now() }).where(eq(users.userId, 'teacher'))
    const frozen = { freezeStartsAt: now(), freezeEndsAt: new Date(now().getTime() + 9e8) }
    await db.update(users).set(frozen).where(eq(users.userId, 'lcadmin'))
    await taker.start()
    await post('teststartemail', START)
    expect(await addresses()).toEqual([PARENT])
    const expiresAt = new Date(now().getTime() + 9e10)
    await db
      .update(users)
      .set({ expiresAt, freezeStartsAt: null, freezeEndsAt: null })
      .where(eq(users.role, 'lcadmin'))
    await db.update(users).set({ expiresAt }).where(eq(users.userId, 'teacher'))
  })

  it('an address that wants no mails gets none', async () => {
    await test.db.insert(mailRefusals).values({ address: PARENT, refusedAt: test.now() })
    await taker.start()
    await post('teststartemail', START)
    expect(await addresses()).toEqual([TEACHER, MANAGER])
  })
})

describe('who may ask for it', () => {
  it.each(['teststartemail', 'testresultemail', 'testEndEmail'])(
    '[SR-04] %s: for oneself only, about an own test only',
    async (path) => {
      const own = await taker.start()
      for (const name of ['student', 'tutor', 'lcadmin', 'admin']) {
        const other = await test.login(name)
        expect(await test.post(path, RESULT, { token: other })).toMatchObject({ status: 403 })
        const about = { ...RESULT, sendToId: name, test_session_uuid: own.sessionId }
        expect((await test.post(path, about, { token: other })).body).toEqual(refusal('test_unknown'))
      }
      expect((await test.post(path, RESULT)).status).toBe(403)
      expect(await outbox()).toEqual([])
    },
  )

  it('nobody is told of a test of long ago', async () => {
    const { sessionId } = await takeTest(17)
    test.advance((TEST_RESUME_DAYS + 1) * 86_400_000)
    token = await test.login('superstudent')
    expect(await post('testresultemail', { ...RESULT, test_session_uuid: sessionId })).toEqual(
      refusal('test_unknown'),
    )
  })
})
