import { describe, expect, it } from 'vitest'
import { aTestResult } from './sampleResult'
import { isTopPassed, nextPart, percent, speedText } from './testResult'

describe('a test result', () => {
  it('a next grade is another part: that grade, the same section and group', () => {
    expect(nextPart(aTestResult({ sectionType: 'ae.la', part: 2, nextGrade: 5 }))).toEqual({
      testType: 'diagnostic',
      sectionType: 'ae.la',
      testGrade: 5,
      testLength: 6,
      firstName: 'Noah',
      lastName: 'Reed',
      groupId: aTestResult().groupId,
    })
  })

  it('without one the sequence is complete', () => {
    expect(nextPart(aTestResult({ nextGrade: null }))).toBeNull()
  })

  it('accuracy is shown times 100, in percent', () => {
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
    const passed = (sectionType: 'ae.la' | 'ae.voc', region: number, testGrade = 9) =>
      isTopPassed({ ...aTestResult({ sectionType, testGrade }), accuracy: 0.8, speed: 1, region })
    expect([passed('ae.voc', 3), passed('ae.voc', 4)]).toEqual([true, false])
    expect([passed('ae.la', 2), passed('ae.la', 3)]).toEqual([true, false])
    expect(passed('ae.voc', 1, 8)).toBe(false)
  })
})
