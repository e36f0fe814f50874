import { describe, expect, it } from 'vitest'
import { planTest } from '../diagnostic/planTest'
import { gradeName } from '../names/courseNames'
import {
  APP_VERSION,
  CONTENT_GRADES,
  DEFAULT_CORRECT_COUNT,
  DIAGNOSTIC_TEST_LENGTH,
  FIRST_POSITION_GRADE,
  POSITION_GRADES,
  PRACTICE_TEST_LENGTH,
  streakStripWidth,
  TEST_RECORDS_OF_SETUP,
  TEST_RECORDS_PER_PAGE,
  TOP_LEVEL,
} from './constants'

describe('the constants of the catalogue', () => {
  it('[CONST-19] the version is 2.5.3', () => {
    expect(APP_VERSION).toBe('2.5.3')
  })

  it('[CONST-09] the top level is 4 in language arts and 5 in vocabulary', () => {
    expect(TOP_LEVEL).toEqual({ 'ae.la': 4, 'ae.voc': 5 })
  })

  it('[CONST-21] the correct count is 3 by default', () => {
    expect(DEFAULT_CORRECT_COUNT).toBe(3)
  })

  it('[CONST-33] grades go from Kindergarten to the 12th, positions from the 2nd, which is shown first', () => {
    expect(CONTENT_GRADES).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(POSITION_GRADES).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(FIRST_POSITION_GRADE).toBe(2)
    expect([0, ...POSITION_GRADES].map((grade) => gradeName(grade).replace(' grade', ''))).toEqual([
      ...['Kindergarten', '2nd', '3rd', '4th', '5th', '6th', '7th'],
      ...['8th', '9th', '10th', '11th', '12th'],
    ])
  })

  it('[CONST-34] [TEST-15] a diagnostic test has 4 or 6 minutes, reading 14, whatever goes on 20, a practice test 5', () => {
    expect(DIAGNOSTIC_TEST_LENGTH).toEqual({ 'ae.voc': 4, 'ae.la': 6 })
    const minutes = (order: Parameters<typeof planTest>[0]) => planTest(order).map((stage) => stage.minutes)
    expect(minutes({ testType: 'diagnostic', section: 'ae.voc' })).toEqual([4])
    expect(minutes({ testType: 'diagnostic', section: 'ae.la' })).toEqual([6, 14])
    // Nothing said of the length, and a test whose sections have no times of their own.
    expect(minutes({ testType: 'english_test', section: 'ae.voc' })).toEqual([20])
    expect(minutes({ testType: 'english_test', section: 'ae.la' })).toEqual([6, 14])
    expect(minutes({ testType: 'mini_test', section: 'ae.la', count: 10 })).toEqual([20])
    expect(PRACTICE_TEST_LENGTH).toBe(5)
  })

  it('[CONST-41] a page of the history has 10 tests, the setup reads 100', () => {
    expect([TEST_RECORDS_PER_PAGE, TEST_RECORDS_OF_SETUP]).toEqual([10, 100])
  })

  it('[CONST-23] [PROB-07] the streak strip is min(132, 22 * (streak + 1)) pixels wide', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map(streakStripWidth)).toEqual([44, 66, 88, 110, 132, 132, 132])
  })
})
