import { describe, expect, it } from 'vitest'
import { currentGrades, isLearningInfoValid } from './learningInfo'

const row = (sectionType: 'ae.la' | 'ae.voc', change = {}) => ({
  userId: 'u',
  sectionType,
  startGrade: 2,
  currentGrade: 3,
  stopGrade: 4,
  weeklyTime: 60,
  goalScores: {},
  isSkillStatusInitialized: true,
  ...change,
})

describe('isLearningInfoValid', () => {
  it('[SR-33] holds when both sections are set up', () => {
    expect(isLearningInfoValid([row('ae.la'), row('ae.voc')])).toBe(true)
    expect(isLearningInfoValid([row('ae.la', { currentGrade: 2 }), row('ae.voc', { currentGrade: 4 })])).toBe(
      true,
    )
  })

  it.each([
    ['no section', []],
    ['one section only', [row('ae.la')]],
    ['a current grade below the start', [row('ae.la', { currentGrade: 1 }), row('ae.voc')]],
    ['a current grade above the stop', [row('ae.la'), row('ae.voc', { currentGrade: 5 })]],
    ['no weekly time', [row('ae.la', { weeklyTime: 0 }), row('ae.voc')]],
    ['skills not initialised', [row('ae.la'), row('ae.voc', { isSkillStatusInitialized: false })]],
  ])('[SR-33] does not hold with %s', (_, rows) => {
    expect(isLearningInfoValid(rows)).toBe(false)
  })
})

describe('currentGrades', () => {
  it('is grade 2 for a section that is not set up', () => {
    expect(currentGrades([row('ae.la')])).toEqual({ 'ae.la': 3, 'ae.voc': 2 })
  })
})
