import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForSilence } from './watchForSilence'

const LOOK_MS = 20_000

let isAway: boolean
let told: number
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  isAway = false
  told = 0
  stop = watchForSilence({
    lookSeconds: LOOK_MS / 1000,
    async look() {
      if (isAway) throw new Error('away')
    },
    async onSilenceOver() {
      if (isAway) throw new Error('away')
      told += 1
    },
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const pass = (looks: number) => vi.advanceTimersByTimeAsync(looks * LOOK_MS)

describe('watchForSilence', () => {
  it('says nothing as long as the database answers, or misses one look', async () => {
    await pass(10)
    isAway = true
    await pass(1)
    isAway = false
    await pass(10)
    expect(told).toBe(0)
  })

  it('tells once that the database is back', async () => {
    isAway = true
    await pass(10)
    expect(told).toBe(0)
    isAway = false
    await pass(10)
    expect(told).toBe(1)
  })

  it('tells once that the machine has slept, which stops timers but not the clock', async () => {
    await pass(1)
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    await pass(10)
    expect(told).toBe(1)
  })

  it('tells it again where that could not be taken', async () => {
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    isAway = true
    await pass(1)
    isAway = false
    await pass(10)
    expect(told).toBe(1)
  })
})
