import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginAttempts, mails, oneTimeLinks, users } from '../db/schema'
import type { JobQueue } from '../jobs/jobQueue'
import { deletePerson } from '../privacy/deletePerson'
import { beforeWriting } from '../testing/beforeWriting'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { findLinkOwner, makeOneTimeLinks } from './oneTimeLinks'
import { passwordLinkJob } from './passwordLinkJob'

const sent: object[] = []
const jobs: JobQueue = {
  async send(_db, _job, data) {
    sent.push(data)
  },
}
const mailing = { publicUrl: 'https://words.school.example', isSending: false }

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ jobs })
  await test.db.update(users).set({ email: 'ruth@centre.example' }).where(eq(users.userId, 'lcadmin'))
  await test.db.update(users).set({ guardianEmail: 'parent@home.example' }).where(eq(users.userId, 'student'))
})
afterAll(() => test.close())
beforeEach(async () => {
  sent.length = 0
  for (const table of [mails, loginAttempts, oneTimeLinks]) await test.db.delete(table)
})

const ask = async (username: string, headers: Record<string, string> = {}) =>
  (await test.post('userauth', { function: 'requestPasswordLink', params: { username } }, headers)).body
/** What the job makes of all requests. */
async function work(db = test.db): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const context = { db, jobs, now: test.now(), timeZone: 'America/Los_Angeles', log }
  for (const data of sent.splice(0)) await passwordLinkJob(mailing).run(data, context)
}
const outbox = () => test.db.select().from(mails)

describe('a forgotten password', () => {
  it('has the same reply for every name, and a link for an account with an address', async () => {
    const replies = [await ask('lcadmin'), await ask('tutor'), await ask('nobody')]
    for (const reply of replies) expect(reply).toEqual({ is_success: true, status: 'success' })
    // The queue keeps no name, also none that nobody has.
    expect(sent).toEqual([{ userId: 'lcadmin' }, { userId: 'tutor' }, { userId: expect.any(String) }])
    expect(JSON.stringify(sent)).not.toContain('nobody')
    await work()
    const [mail, ...others] = await outbox()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'set_password',
      toAddress: 'ruth@centre.example',
      userId: 'lcadmin',
      subject: 'Choose a new password for Wordstride',
    })
    const [, secret = ''] = /https:\/\/words\.school\.example\/setPassword#(\S+)/.exec(mail?.text ?? '') ?? []
    expect(await findLinkOwner(test.db, secret, 'set_password', test.now())).toBe('lcadmin')
    expect(await findLinkOwner(test.db, secret, 'sign_in', test.now())).toBeNull()
    expect(mail?.html).toContain(secret)
    expect(mail?.text).not.toMatch(/unsubscribe/i)
  })

  it('is sent, too, for a name that the release before has queued', async () => {
    sent.push({ userName: 'lcadmin' }, { userName: 'nobody' })
    await work()
    expect((await outbox()).map(({ toAddress }) => toAddress)).toEqual(['ruth@centre.example'])
  })

  it("writes to the guardian where a student has no address of one's own", async () => {
    await ask('student')
    await work()
    expect((await outbox()).map(({ toAddress }) => toAddress)).toEqual(['parent@home.example'])
  })

  it('is asked for twice in a quarter of an hour, also by many requests at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask('lcadmin')))
    expect(sent).toHaveLength(2)
  })

  it('ends the link that was sent before', async () => {
    await ask('lcadmin')
    await work()
    await ask('lcadmin')
    await work()
    expect(await test.db.$count(oneTimeLinks)).toBe(1)
    expect(await outbox()).toHaveLength(2)
  })

  it('sends nothing for an account that has ended', async () => {
    const expiresAt = new Date(test.now().getTime() - 1)
    const [before] = await test.db.select().from(users).where(eq(users.userId, 'lcadmin'))
    await test.db.update(users).set({ expiresAt }).where(eq(users.userId, 'lcadmin'))
    await ask('lcadmin')
    await work()
    await test.db.update(users).set({ expiresAt: before?.expiresAt }).where(eq(users.userId, 'lcadmin'))
    expect(await outbox()).toEqual([])
  })

  it('is asked for twice in a quarter of an hour for one name, and 40 times from one address', async () => {
    const replies = []
    for (let i = 0; i < 5; i += 1) replies.push(await ask('lcadmin'))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(sent).toHaveLength(2)
    for (let i = 0; i < 45; i += 1) await ask(`name${i}`)
    expect(sent).toHaveLength(40)
    test.advance(15 * 60_000 + 1)
    await ask('lcadmin')
    expect(sent).toHaveLength(41)
    // A sign-in is counted by itself.
    expect(await test.login('lcadmin')).toMatch(/\S/)
  })

  it('is counted by itself, whatever names are tried to sign in', async () => {
    const name = ' password link lcadmin'
    const tryIn = (username: string) => test.call('login', { username, password: 'wrong' })
    for (let i = 0; i < 4; i += 1) await tryIn(name)
    await ask('lcadmin')
    expect(sent).toHaveLength(1)
    for (let i = 0; i < 60; i += 1) await tryIn(`${name}${i}`)
    expect(await tryIn('nobody')).toMatchObject({ code: 'too_many_attempts' })
    // Nor do requests for a link count as failures of the name.
    await test.db.delete(loginAttempts)
    await ask('lcadmin')
    for (let i = 0; i < 10; i += 1)
      expect(await tryIn('lcadmin')).toMatchObject({ code: 'wrong_credentials' })
  })

  it('is made only for who is there', async () => {
    const links = await makeOneTimeLinks(test.db, ['gone', 'lcadmin'], 'set_password', test.now())
    expect(links.map(({ userId }) => userId)).toEqual(['lcadmin'])
    expect(await makeOneTimeLinks(test.db, ['gone'], 'set_password', test.now())).toEqual([])
    expect(await test.db.$count(oneTimeLinks)).toBe(1)
  })

  it('leaves neither a mail nor a link of an account that is deleted meanwhile', async () => {
    await test.db.update(users).set({ email: 'ann@home.example' }).where(eq(users.userId, 'student2'))
    await ask('student2')
    const person = { userId: 'student2', userName: 'student2' }
    await work(beforeWriting(test.db, () => deletePerson(test.db, person, null, test.now())))
    expect(await outbox()).toEqual([])
    expect(await test.db.$count(oneTimeLinks)).toBe(0)
  })

  it('sends five mails a day to one account, whoever asks', async () => {
    for (let i = 0; i < 7; i += 1) {
      sent.push({ userId: 'lcadmin' })
      await work()
    }
    expect(await outbox()).toHaveLength(5)
  })
})
