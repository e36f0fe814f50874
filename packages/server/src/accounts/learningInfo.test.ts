import { describe, expect, it } from 'vitest'
import { currentGrades } from './learningInfo'

const row = (sectionType: 'ae.la' | 'ae.voc', change = {}) => ({
  userId: 'u',
  sectionType,
  startGrade: 2,
  currentGrade: 3,
  stopGrade: 4,
  weeklyTime: 60,
  goalScores: {},
  isSkillStatusInitialized: true,
  needsAssignment: true,
  raisedGrades: [],
  pastGrades: [],
  setUpAt: null,
  setUpBy: null,
  ...change,
})

describe('currentGrades', () => {
  it('is grade 2 for a section that is not set up', () => {
    expect(currentGrades([row('ae.la')])).toEqual({ 'ae.la': 3, 'ae.voc': 2 })
  })
})
