import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ environment: { RATE_LIMIT: '100000' } })
})
afterAll(() => test.close())

describe('registerRateLimits', () => {
  it('stops one signed-in user without stopping the rest of the class at the same address', async () => {
    const [eager, other] = [await test.login('student'), await test.login('student2')]
    const ask = async (token: string) =>
      (await test.post('userauth', { function: 'userByToken', params: {} }, { token })).status
    const statuses: number[] = []
    for (let request = 0; request < 601; request += 1) statuses.push(await ask(eager))
    expect(statuses.slice(0, 600)).toEqual(Array(600).fill(200))
    expect(statuses[600]).toBe(429)
    expect(await ask(other)).toBe(200)
  })
})
