import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffActions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { readCommand } from './readCommand'
import { runCommand } from './runCommand'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const run = async (...args: string[]): Promise<void> => {
  const command = readCommand(args, 'http://127.0.0.1:8020')
  if (command === null) throw new Error('no command')
  const { db, now } = test
  await runCommand(command, { db, country: 'US', now: now(), askPassword: async () => null, print: () => {} })
}
const statusOf = async (token: string) =>
  (await test.post('userauth', { function: 'userByToken', params: {} }, { token })).status

it('the command line signs an account out everywhere, or all of them, and says so in the trail', async () => {
  const [here, there, other] = [
    await test.login('student'),
    await test.login('student'),
    await test.login('teacher'),
  ]
  await run('sign-out', 'student')
  expect(await Promise.all([here, there, other].map(statusOf))).toEqual([403, 403, 200])
  await run('sign-out', '--everybody')
  expect(await statusOf(other)).toBe(403)
  const written = await test.db.select().from(staffActions).where(eq(staffActions.action, 'signed_out'))
  expect(written.map(({ staffId, userId }) => [staffId, userId])).toEqual([
    [null, 'student'],
    [null, null],
  ])
  await expect(run('sign-out', 'nobody')).rejects.toThrow("There is no account 'nobody'.")
  await expect(run('sign-out')).rejects.toThrow('Name the account.')
})
