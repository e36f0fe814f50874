import { DEFAULT_SETTINGS } from '@wordstride/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('settings', () => {
  it('are quiet for who never chose, kept, and those of the caller alone', async () => {
    const settings = { ...DEFAULT_SETTINGS, theme: 'dark', sound: true, readAloud: 'always' } as const
    const [student, other] = [await test.login('student'), await test.login('student2')]
    const told = async (token: typeof student) => {
      const reply = await test.call('userByToken', {}, token)
      return reply.isSuccess && reply.data.settings
    }
    expect(await told(student)).toEqual({
      theme: 'system',
      textSize: 'usual',
      letters: 'usual',
      motion: 'system',
      sound: null,
      readAloud: 'by_grade',
    })
    expect(await test.call('saveSettings', { settings }, student)).toMatchObject({ isSuccess: true })
    expect(await told(student)).toEqual(settings)
    expect(await told(other)).toEqual(DEFAULT_SETTINGS)
  })
})
