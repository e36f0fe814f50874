import { describe, expect, it } from 'vitest'
import { TIMER_REFRESH_MS } from '../rules/constants'
import { hasTimer, readTimer } from './timer'

describe('hasTimer', () => {
  it('[SES-43] [CONST-27] shows in proficiency at level 3 of ae.la and 4 of ae.voc only', () => {
    const levels = [0, 1, 2, 3, 4, 5]
    expect(levels.filter((level) => hasTimer('PROFICIENCY_SESSION', 'ae.la', level))).toEqual([3])
    expect(levels.filter((level) => hasTimer('PROFICIENCY_SESSION', 'ae.voc', level))).toEqual([4])
  })
  it('[SES-43] shows always in afficiency and never in learning', () => {
    expect(hasTimer('AFFICIENCY_SESSION', 'ae.la', 4)).toBe(true)
    expect(hasTimer('LEARNING_SESSION', 'ae.la', 3)).toBe(false)
  })
})

describe('readTimer', () => {
  const open = { startTime: 1000, endTime: null }
  it('[SES-41] counts toward the target', () => {
    expect(readTimer(open, 180, 61_000)).toEqual({
      elapsedSeconds: 60,
      remainingSeconds: 120,
      isAlmostDone: false,
      isReached: false,
      overtime: 0,
    })
  })
  it('[SES-42] [CONST-26] warns in the last 10 seconds and is drawn every 200 ms', () => {
    expect(readTimer(open, 180, 170_999).isAlmostDone).toBe(false)
    expect(readTimer(open, 180, 171_000).isAlmostDone).toBe(true)
    expect(readTimer(open, 180, 181_000).isAlmostDone).toBe(false)
    expect(TIMER_REFRESH_MS).toBe(200)
  })
  it('[SES-41] is reached at the target and is overtime past it', () => {
    expect(readTimer(open, 180, 181_000)).toMatchObject({ isReached: true, overtime: 0 })
    expect(readTimer(open, 180, 181_001)).toMatchObject({ isReached: true, overtime: 1 })
  })
  it('[SES-41] measures from timestamps: a gap of an hour without a reading counts', () => {
    expect(readTimer(open, 180, 3_601_000).elapsedSeconds).toBe(3600)
  })
  it('[CONST-25] counts toward 3.00 minutes when no target is given', () => {
    expect(readTimer(open, null, 1000).remainingSeconds).toBe(180)
  })
  it('stands still once the exercise is finished, and at 0 before it is shown', () => {
    expect(readTimer({ startTime: 1000, endTime: 31_000 }, 180, 9_000_000).elapsedSeconds).toBe(30)
    expect(readTimer({ startTime: null, endTime: null }, 180, 9_000_000).elapsedSeconds).toBe(0)
  })
})
