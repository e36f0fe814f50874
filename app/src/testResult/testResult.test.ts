import { describe, expect, it } from 'vitest'
import { aTestResult } from './sampleResult'
import { isTopPassed, nextPart, percent, speedText } from './testResult'

describe('a test result', () => {
  it('[TEST-11] a next grade is another part: that grade, the same section and group', () => {
    expect(nextPart(aTestResult({ section_type: 'ae.la', part: 2, next_grade: 5 }))).toEqual({
      test_type: 'diagnostic',
      section_type: 'ae.la',
      test_grade: 5,
      test_length: 6,
      first_name: 'Noah',
      last_name: 'Reed',
      test_group_uuid: aTestResult().test_group_uuid,
    })
  })

  it('[TEST-11] without one the sequence is complete', () => {
    expect(nextPart(aTestResult({ next_grade: null }))).toBeNull()
  })

  it('[TEST-25] [CONST-14] accuracy is shown times 100, in percent', () => {
    expect(percent(0.85)).toBe('85.00%')
    expect(percent(2 / 3)).toBe('66.67%')
    expect(percent(1)).toBe('100.00%')
  })

  it('[TEST-26] [CONST-40] speed is Slow up to 1, Good up to 3, Fast above', () => {
    expect([0.4, 1, 1.01, 3, 3.01].map(speedText)).toEqual([
      'Slow (0.40)',
      'Slow (1.00)',
      'Good (1.01)',
      'Good (3.00)',
      'Fast (3.01)',
    ])
  })

  it('[SR-32] grade 9 is passed with a region of at most 3, of at most 2 in language arts', () => {
    const passed = (section_type: 'ae.la' | 'ae.voc', region: number, test_grade = 9) =>
      isTopPassed({ ...aTestResult({ section_type, test_grade }), accuracy: 0.8, speed: 1, region })
    expect([passed('ae.voc', 3), passed('ae.voc', 4)]).toEqual([true, false])
    expect([passed('ae.la', 2), passed('ae.la', 3)]).toEqual([true, false])
    expect(passed('ae.voc', 1, 8)).toBe(false)
  })
})
