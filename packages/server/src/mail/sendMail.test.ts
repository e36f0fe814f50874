import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import type { OpenDatabase } from '../db/openDatabase'
import { mailRefusals, mails } from '../db/schema'
import { type OpenJobs, openJobs } from '../jobs/openJobs'
import { findFreePort, type MailServer, openMailServer } from '../testing/mailServer'
import { openTestDatabase } from '../testing/testDatabase'
import { waitFor } from '../testing/waitFor'
import { giveUpMailJob, sendMailJob, takeUpMailsJob } from './mailJobs'
import { isRefusal, openTransport } from './mailTransport'
import { type Mail, queueMail } from './queueMail'

const log = { info: () => {}, warn: () => {}, error: () => {} }

let database: OpenDatabase
let port: number
let mailing: { publicUrl: string; isSending: boolean }
beforeAll(async () => {
  database = await openTestDatabase()
  await database.prepare(async () => {})
  port = await findFreePort()
  mailing = { publicUrl: 'https://words.school.example', isSending: true }
})
afterAll(() => database.close())

let server: MailServer | null
let jobs: OpenJobs
beforeEach(async () => {
  server = null
  await database.db.delete(mails)
  await database.db.delete(mailRefusals)
  jobs = await openProcess()
  await database.db.execute(sql`delete from pgboss.job`)
})
afterEach(async () => {
  await jobs.close()
  await server?.close()
})

/** What a process of the server does about mails; what fails is tried again after a second. */
async function openProcess(): Promise<OpenJobs> {
  const config = readConfig({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Wordstride <words@school.example>',
    PUBLIC_URL: mailing.publicUrl,
  })
  const transport = openTransport(config)
  if (!transport) throw new Error('There is a mail server.')
  const opened = openJobs({
    jobs: [
      { ...sendMailJob(transport, 1), pollSeconds: 0.5 },
      { ...giveUpMailJob, pollSeconds: 0.5 },
      takeUpMailsJob,
    ],
    connection: database.openSql(),
    timeZone: 'America/Los_Angeles',
  })
  await opened.install()
  return opened
}
const work = (process = jobs) => process.work({ db: database.db, log, now: () => new Date() })

const A_MAIL: Mail = {
  kind: 'test_ended',
  toAddress: 'parent@home.example',
  userId: 'student',
  subject: 'End of Test Notification – Zoë',
  view: { studentName: 'Zoë <Reed>', testSubject: 'Vocabulary', part: 1, endedAt: 'Monday' },
}
const queue = (mail: Partial<Mail> = {}) =>
  database.db.transaction((tx) => queueMail({ jobs, mailing, now: new Date() }, tx, { ...A_MAIL, ...mail }))
const row = async () => {
  const [mail] = await database.db.select().from(mails)
  if (!mail) throw new Error('There is no mail.')
  return mail
}
const sendJobs = async () => {
  const ofQueue = (await jobs.count()).filter(({ queue: name }) => name === 'send_mail')
  return ofQueue.reduce((sum, { jobs: number }) => sum + number, 0)
}
const stateOfJobs = async () =>
  (await jobs.count()).flatMap(({ queue: name, state }) => (name === 'send_mail' ? state : [])).join(' ')
const isSent = async () => (await row()).sentAt !== null

describe('a mail', () => {
  it('[SR-37] arrives with both bodies, from the address of the server, and can be unsubscribed from', async () => {
    server = await openMailServer(port)
    await work()
    await queue()
    await waitFor(isSent)
    expect(server.received.map(({ to }) => to)).toEqual([['parent@home.example']])
    const { mailId, attempts, lastError } = await row()
    expect([attempts, lastError]).toEqual([1, null])
    const source = server.received[0]?.source ?? ''
    const link = `https://words.school.example/unsubscribe/${mailId}`
    for (const line of [
      /^From: Wordstride <words@school\.example>/m,
      /^To: parent@home\.example/m,
      /^Subject: =\?UTF-8\?Q\?End_of_Test_Notification/m,
      /^Content-Type: multipart\/alternative/m,
      /^Content-Type: text\/plain; charset=utf-8/m,
      /^Content-Type: text\/html; charset=utf-8/m,
      /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m,
    ])
      expect(source).toMatch(line)
    expect(source.replace(/=?\r\n\s?/g, '')).toContain(`List-Unsubscribe:<${link}>`)
    // Quoted-printable.
    expect(source).toContain('Zo=C3=AB <Reed> has ended part 1')
    expect(source).toContain('Zo=C3=AB &lt;Reed&gt; has ended part 1')
  })

  it('of an account has no way to unsubscribe, and comes to who wants no others', async () => {
    server = await openMailServer(port)
    await database.db.insert(mailRefusals).values({ address: A_MAIL.toAddress, refusedAt: new Date() })
    await work()
    await queue()
    await queue({ kind: 'set_password', view: { link: 'https://words.school.example/setPassword#x' } })
    await waitFor(isSent)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.source).not.toMatch(/unsubscribe/i)
  })

  it('is not written and not sent when its transaction is rolled back', async () => {
    server = await openMailServer(port)
    await work()
    const rolledBack = database.db.transaction(async (tx) => {
      await queueMail({ jobs, mailing, now: new Date() }, tx, A_MAIL)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await queue({ subject: 'Another' })
    await waitFor(isSent)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.source).toContain('Subject: Another')
    expect(await sendJobs()).toBe(1)
  })

  it('is tried again while the mail server is away, and then arrives once, whatever the number of processes', async () => {
    const other = await openProcess()
    await Promise.all([work(), work(other)])
    await queue()
    await waitFor(async () => (await row()).attempts >= 2)
    expect((await row()).lastError).toMatch(/ECONNREFUSED/)
    server = await openMailServer(port)
    await waitFor(isSent)
    await other.close()
    expect(server.received).toHaveLength(1)
    expect(await row()).toMatchObject({ failedAt: null, lastError: null })
  })

  it('goes to another machine by TLS or not at all, unless the address says otherwise', async () => {
    server = await openMailServer(port)
    // Leads to this machine, too, but is not one of its names.
    const transportTo = (query: string) =>
      openTransport({
        smtp: { url: `smtp://0.0.0.0:${port}${query}`, from: 'words@school.example' },
        publicUrl: mailing.publicUrl,
      })
    const mail = {
      mailId: 'm',
      kind: 'test_ended',
      toAddress: 'a@home.example',
      subject: 's',
      text: 't',
      html: 'h',
    }
    const error = await transportTo('')?.(mail).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ message: expect.stringContaining('STARTTLS'), code: 'ETLS' })
    expect(isRefusal(error)).toBe(false)
    expect(server.received).toEqual([])
    await transportTo('?requireTLS=false')?.(mail)
    expect(server.received).toHaveLength(1)
  })

  it('that the mail server refuses for good is not tried again', async () => {
    server = await openMailServer(port)
    await work()
    await queue({ toAddress: 'refused@home.example' })
    await waitFor(async () => (await row()).failedAt !== null)
    expect(await row()).toMatchObject({ sentAt: null, attempts: 1, lastError: expect.stringMatching(/550/) })
  })

  it('is sent again when a process ended after sending and before noting it: at least once', async () => {
    server = await openMailServer(port)
    await queue()
    await work()
    await waitFor(isSent)
    // As the end of the process would have left it: sent, not noted, and its job comes again.
    await database.db.update(mails).set({ sentAt: null })
    const { mailId } = await row()
    await database.db.transaction((tx) => jobs.send(tx, 'send_mail', { mailId }))
    await waitFor(isSent)
    const ids = server.received.map(({ source }) => /^Message-ID: (.*)/m.exec(source)?.[1])
    expect(ids).toEqual([`<${mailId}@words.school.example>`, `<${mailId}@words.school.example>`])
  })
})

describe('many mails', () => {
  it('wait for one that an account needs', async () => {
    server = await openMailServer(port)
    for (let i = 0; i < 15; i += 1) await queue({ subject: `Test ${i}` })
    await queue({ kind: 'set_password', view: { link: 'https://words.school.example/setPassword#x' } })
    await work()
    const { received } = server
    await waitFor(() => received.length === 16)
    // It is among those of the first look.
    expect(received.findIndex(({ source }) => source.includes('setPassword'))).toBeLessThan(10)
  })

  it('do not come again with one that failed', async () => {
    server = await openMailServer(port)
    await queue({ toAddress: 'later@home.example' })
    for (let i = 0; i < 4; i += 1) await queue({ subject: `Other ${i}` })
    await work()
    const { received } = server
    await waitFor(() => received.length === 5)
    await waitFor(async () => (await stateOfJobs()) === 'completed')
    const attempts = (await database.db.select().from(mails)).map((mail) => mail.attempts)
    expect(attempts.sort()).toEqual([1, 1, 1, 1, 2])
  })
})

describe('mails without a mail server', () => {
  const run = (now = new Date()) =>
    takeUpMailsJob.run({}, { db: database.db, jobs, now, timeZone: 'America/Los_Angeles', log })

  it('wait in the outbox, and are taken up within a day', async () => {
    mailing = { ...mailing, isSending: false }
    await queue()
    mailing = { ...mailing, isSending: true }
    expect(await sendJobs()).toBe(0)
    server = await openMailServer(port)
    await run()
    await run()
    await work()
    await waitFor(isSent)
    expect(server.received).toHaveLength(1)
  })

  it('[SR-37] are not given up when somebody had one sent again that is older', async () => {
    const longAgo = new Date(Date.now() - 40 * 86_400_000)
    await queue()
    await database.db.update(mails).set({ createdAt: longAgo, resentAt: new Date() })
    await run()
    expect(await row()).toMatchObject({ failedAt: null, sentAt: null })
    await run(new Date(Date.now() + 86_400_001))
    expect(await row()).toMatchObject({ lastError: 'It waited for longer than a day.' })
  })

  it('are given up after a day', async () => {
    mailing = { ...mailing, isSending: false }
    await queue()
    mailing = { ...mailing, isSending: true }
    await run(new Date(Date.now() + 86_400_001))
    expect(await row()).toMatchObject({ sentAt: null, lastError: 'It waited for longer than a day.' })
    expect((await row()).failedAt).not.toBeNull()
    expect(await sendJobs()).toBe(0)
  })
})

describe('the job for dead letters', () => {
  it('gives a mail up', async () => {
    await queue()
    const { mailId } = await row()
    const now = new Date()
    await giveUpMailJob.run({ mailId }, { db: database.db, jobs, now, timeZone: 'UTC', log })
    await database.db.update(mails).set({ lastError: null }).where(eq(mails.mailId, mailId))
    expect((await row()).failedAt).toEqual(now)
  })
})
