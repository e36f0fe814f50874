import { describe, expect, it } from 'vitest'
import { TIMER_REFRESH_MS } from '../rules/constants'
import { hasTimer, readTimer } from './timer'

describe('hasTimer', () => {
  it('[SES-43] [C-10] [CONST-27] shows in proficiency at level 3 of ae.la and 4 of ae.voc only', () => {
    const levels = [0, 1, 2, 3, 4, 5]
    expect(levels.filter((level) => hasTimer('PROFICIENCY_SESSION', 'ae.la', level))).toEqual([3])
    expect(levels.filter((level) => hasTimer('PROFICIENCY_SESSION', 'ae.voc', level))).toEqual([4])
  })
  it('[SES-43] shows always in afficiency and never in learning', () => {
    for (const section of ['ae.la', 'ae.voc'] as const)
      for (const level of [0, 1, 2, 3, 4, 5]) {
        expect(hasTimer('AFFICIENCY_SESSION', section, level)).toBe(true)
        expect(hasTimer('LEARNING_SESSION', section, level)).toBe(false)
      }
  })
})

describe('readTimer', () => {
  const open = { activeMs: 0, runningSince: 1000 }
  it('[SES-41] counts toward the target', () => {
    expect(readTimer(open, 180, 61_000)).toEqual({
      elapsedSeconds: 60,
      isAlmostDone: false,
      isReached: false,
    })
  })
  it('[SES-42] [CONST-26] warns in the last 10 seconds and is drawn every 200 ms', () => {
    expect(readTimer(open, 180, 170_999).isAlmostDone).toBe(false)
    expect(readTimer(open, 180, 171_000).isAlmostDone).toBe(true)
    expect(readTimer(open, 180, 181_000).isAlmostDone).toBe(false)
    expect(TIMER_REFRESH_MS).toBe(200)
  })
  it('[SES-41] is reached at the target', () => {
    expect(readTimer(open, 180, 180_999).isReached).toBe(false)
    expect(readTimer(open, 180, 181_000).isReached).toBe(true)
  })
  it('measures from timestamps, however seldom it is read, on top of what was counted before', () => {
    expect(readTimer({ activeMs: 5_000, runningSince: 1000 }, 180, 3_601_000).elapsedSeconds).toBe(3605)
  })
  it('stands still while its clock does, at 0 before it began', () => {
    expect(readTimer({ activeMs: 30_000, runningSince: null }, 180, 9_000_000).elapsedSeconds).toBe(30)
    expect(readTimer({ activeMs: 0, runningSince: null }, 180, 9_000_000).elapsedSeconds).toBe(0)
  })
})
