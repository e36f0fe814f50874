import { describe, expect, it } from 'vitest'
import { SESSION_MESSAGES } from './sessionMessages'

describe('SESSION_MESSAGES', () => {
  it('[ERR-09] [ERR-18] [ERR-20] has the exact texts of the problem screen', () => {
    expect(SESSION_MESSAGES.saveFailed).toBe('Network Error! Unable to submit your answer.')
    expect(SESSION_MESSAGES.notChecked).toBe('Check answer before submitting')
    expect(SESSION_MESSAGES.noProficiencySkills).toBe(
      'There are no skills available for the Proficiency Session.',
    )
  })
})
