import { PROGRAM_ID } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import { APP_VERSION, DEFAULT_CORRECT_COUNT, streakStripWidth, TOP_LEVEL } from './constants'

describe('the constants of the catalogue', () => {
  it('the program is 20', () => {
    expect(PROGRAM_ID).toBe(20)
  })

  it('[CONST-19] the version is 2.5.3', () => {
    expect(APP_VERSION).toBe('2.5.3')
  })

  it('[CONST-09] the top level is 4 in language arts and 5 in vocabulary', () => {
    expect(TOP_LEVEL).toEqual({ 'ae.la': 4, 'ae.voc': 5 })
  })

  it('[CONST-21] the correct count is 3 by default', () => {
    expect(DEFAULT_CORRECT_COUNT).toBe(3)
  })

  it('[CONST-23] [PROB-07] the streak strip is min(132, 22 * (streak + 1)) pixels wide', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map(streakStripWidth)).toEqual([44, 66, 88, 110, 132, 132, 132])
  })
})
