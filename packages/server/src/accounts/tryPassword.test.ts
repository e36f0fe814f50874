import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { tryPassword } from './tryPassword'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('[SR-02] an attempt that could not be looked at counts for nothing', async () => {
  const attempt = { userName: 'student', ip: '10.0.0.1', now: test.now() }
  for (let i = 0; i < 12; i++) {
    const tried = tryPassword(test.db, attempt, () => Promise.reject(new Error('no database')))
    await expect(tried).rejects.toThrow('no database')
  }
  expect(await tryPassword(test.db, attempt, async () => true)).toBe('right')
})
