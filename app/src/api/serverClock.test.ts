import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readServerTime, serverNow } from './serverClock'

const NOW = Date.UTC(2026, 4, 4, 10)
const header = (at: number) => new Date(at).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  readServerTime(header(Date.now()))
  vi.useRealTimers()
})

describe('the time of the server', () => {
  it('is that of this device, where its clock is right', () => {
    readServerTime(header(NOW - 900))
    expect(serverNow()).toBe(NOW)
    readServerTime(null)
    expect(serverNow()).toBe(NOW)
  })

  it.each([-3_600_000, 3_600_000])('is told by its replies, where the clock is wrong by %d ms', (wrong) => {
    readServerTime(header(NOW - wrong))
    expect(serverNow()).toBe(NOW - wrong)
    vi.setSystemTime(NOW + 5_000)
    expect(serverNow()).toBe(NOW - wrong + 5_000)
  })
})
