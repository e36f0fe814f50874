import { describe, expect, it } from 'vitest'
import { initialStep, isComplete, isForwardDisabled, type Selections } from './setupSteps'

const complete: Selections = {
  firstName: 'Ada',
  lastName: 'Byron',
  schoolGrade: 0,
  testName: 'diagnostic',
}

describe('the steps of the account setup', () => {
  it('[SETUP-14] begin with the tests when there are results, else with the first, or where one was asked for', () => {
    expect(initialStep(true, null)).toBe(3)
    expect(initialStep(false, null)).toBe(1)
    expect(initialStep(false, 3)).toBe(3)
    expect(initialStep(true, 5)).toBe(5)
  })

  it('are closed until no selection is null', () => {
    expect(isComplete(complete)).toBe(true)
    for (const name of Object.keys(complete))
      expect(isComplete({ ...complete, [name]: null }), name).toBe(false)
  })

  it('go on from the second one only to a test', () => {
    expect(isForwardDisabled(2, complete)).toBe(false)
    expect(isForwardDisabled(2, { ...complete, testName: 'notest' })).toBe(true)
    expect(isForwardDisabled(1, { ...complete, testName: 'notest' })).toBe(false)
    for (const step of [1, 2] as const)
      expect(isForwardDisabled(step, { ...complete, lastName: null })).toBe(true)
  })
})
