import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { digestWishes, mailRefusals, mails, staffActions, users } from '../db/schema'
import type { JobQueue } from '../jobs/jobQueue'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'

const SMTP = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'words@school.example',
  PUBLIC_URL: 'https://words.school.example',
}
const sent: [job: string, data: object][] = []
const jobs: JobQueue = {
  async send(_db, job, data) {
    sent.push([job, data])
  },
}

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await createTestApp({ environment: SMTP, jobs })
  admin = await test.login('admin')
})
afterAll(() => test.close())
beforeEach(async () => {
  sent.length = 0
  for (const table of [mails, mailRefusals, staffActions]) await test.db.delete(table)
})

async function write(more: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
  const mailId = newId()
  const createdAt = new Date(test.now().getTime() + sent.length)
  await test.db.insert(mails).values({
    mailId,
    kind: 'test_result',
    userId: 'student',
    toAddress: 'parent@home.example',
    subject: 'Result',
    text: 'The text',
    html: '<p>The page</p>',
    createdAt,
    ...more,
  })
  return mailId
}

describe('the outbox', () => {
  it('lists mails newest first, by pages and by state, without their bodies', async () => {
    const at = (seconds: number) => new Date(test.now().getTime() + seconds * 1000)
    const queued = await write({ createdAt: at(1) })
    const done = await write({ createdAt: at(2), sentAt: at(5), attempts: 1 })
    const failed = await write({ createdAt: at(3), failedAt: at(9), attempts: 10, lastError: 'No answer' })
    const all = succeeded(await test.call('listMails', {}, admin))
    expect(all).toMatchObject({ pages: 1, total: 3, isSending: true })
    expect(all.mails).toEqual([
      expect.objectContaining({ mailId: failed, state: 'failed', lastError: 'No answer', attempts: 10 }),
      expect.objectContaining({ mailId: done, state: 'sent', sentAt: at(5).getTime() }),
      {
        mailId: queued,
        kind: 'test_result',
        toAddress: 'parent@home.example',
        subject: 'Result',
        state: 'queued',
        createdAt: at(1).getTime(),
        sentAt: null,
        attempts: 0,
        lastError: null,
      },
    ])
    const second = succeeded(await test.call('listMails', { mailsPerPage: 2, pageId: 2 }, admin))
    expect(second.mails.map(({ mailId }) => mailId)).toEqual([queued])
    expect(second.pages).toBe(2)
    for (const [state, mailId] of [
      ['queued', queued],
      ['sent', done],
      ['failed', failed],
    ] as const) {
      const listed = succeeded(await test.call('listMails', { state }, admin))
      expect(listed.mails.map((mail) => mail.mailId)).toEqual([mailId])
      expect(listed.total).toBe(1)
    }
  })

  it('gives both bodies of a mail', async () => {
    const mailId = await write()
    expect(succeeded(await test.call('readMail', { mailId }, admin))).toMatchObject({
      text: 'The text',
      html: '<p>The page</p>',
    })
    expect(await test.call('readMail', { mailId: newId() }, admin)).toMatchObject({ code: 'mail_unknown' })
  })

  it('sends a mail again that was sent or given up, and writes down who did it', async () => {
    for (const more of [{ sentAt: test.now() }, { failedAt: test.now(), attempts: 10, lastError: 'x' }]) {
      const mailId = await write(more)
      succeeded(await test.call('resendMail', { mailId }, admin))
      const [mail] = await test.db.select().from(mails).where(eq(mails.mailId, mailId))
      expect(mail).toMatchObject({
        ...{ sentAt: null, failedAt: null, attempts: 0, lastError: null },
        resentAt: test.now(),
      })
      expect(sent.splice(0)).toEqual([['send_mail', { mailId }]])
      // Whoever reads what was done reads nothing with which to unsubscribe others.
      const deeds = await test.db.select().from(staffActions).where(eq(staffActions.action, 'mail_resent'))
      expect(deeds).toContainEqual(
        expect.objectContaining({ staffId: 'admin', userId: 'student', actedAt: test.now() }),
      )
      expect(JSON.stringify(deeds)).not.toContain(mailId)
      expect(await test.call('resendMail', { mailId }, admin)).toMatchObject({ code: 'mail_waiting' })
    }
    expect(await test.call('resendMail', { mailId: newId() }, admin)).toMatchObject({ code: 'mail_unknown' })
    expect(sent).toEqual([])
  })

  it('[SR-04] is for administrators alone, whatever their toggles', async () => {
    const mailId = await write({ sentAt: test.now() })
    await test.db
      .update(users)
      .set({ toggleOverrides: { secret: true } })
      .where(eq(users.userId, 'tutor'))
    for (const name of ['student', 'tutor', 'lcadmin']) {
      const token = await test.login(name)
      for (const reply of [
        await test.call('listMails', {}, token),
        await test.call('readMail', { mailId }, token),
        await test.call('resendMail', { mailId }, token),
      ])
        expect(reply).toMatchObject({ isSuccess: false, code: 'not_allowed' })
    }
    expect(sent).toEqual([])
  })

  it('sends nothing again without a mail server', async () => {
    const without = await createTestApp()
    const token = await without.login('admin')
    expect(succeeded(await without.call('listMails', {}, token)).isSending).toBe(false)
    expect(await without.call('resendMail', { mailId: newId() }, token)).toMatchObject({
      code: 'no_mail_server',
    })
    await without.close()
  })
})

describe('unsubscribing', () => {
  it('from a mail about a test ends the weekly ones, too', async () => {
    const wish = { userId: 'student', audience: 'family', address: 'parent@home.example' } as const
    await test.db.insert(digestWishes).values({ ...wish, wishedBy: 'teacher', wishedAt: test.now() })
    await test.call('unsubscribe', { mailId: await write() })
    expect(await test.db.select().from(digestWishes)).toEqual([])
    expect(await refusals()).toEqual(['parent@home.example'])
  })

  const refusals = async () => (await test.db.select().from(mailRefusals)).map(({ address }) => address)

  it('by the page, without a sign-in, once or twice', async () => {
    const mailId = await write()
    for (let i = 0; i < 2; i++)
      expect(await test.call('unsubscribe', { mailId })).toMatchObject({ isSuccess: true })
    expect(await refusals()).toEqual(['parent@home.example'])
  })

  it('is not said to be done when the mail is forgotten', async () => {
    const mailId = await write()
    await test.db.delete(mails).where(eq(mails.mailId, mailId))
    expect(await test.call('unsubscribe', { mailId })).toMatchObject({
      code: 'mail_forgotten',
      message: 'This link is too old. Please use the one in a newer mail.',
    })
    expect(await refusals()).toEqual([])
  })

  it('by one click of a mail program; looking at the address changes nothing', async () => {
    const mailId = await write()
    const url = `/unsubscribe/${mailId}`
    for (const method of ['GET', 'HEAD'] as const) await test.app.inject({ method, url })
    expect(await refusals()).toEqual([])
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const click = (to: string) => test.app.inject({ method: 'POST', url: to, headers, payload })
    expect((await click(url)).statusCode).toBe(204)
    expect((await click('/unsubscribe/nothing')).statusCode).toBe(410)
    expect(await refusals()).toEqual(['parent@home.example'])
    // An id is 128 random bits: most are no UUID of a version.
    for (let i = 0; i < 8; i++) {
      const another = await write()
      await test.db.delete(mailRefusals)
      await click(`/unsubscribe/${another}`)
      expect(await refusals(), another).toEqual(['parent@home.example'])
    }
  })
})
