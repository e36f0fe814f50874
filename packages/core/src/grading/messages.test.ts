import { describe, expect, it } from 'vitest'
import { statusMessage } from './messages'

describe('statusMessage', () => {
  it("[SES-06] [ERR-15] not answered: 'Your answer is incomplete.'", () => {
    expect(statusMessage({ verdict: 'not_answered' })).toBe('Your answer is incomplete.')
  })
  it("[ERR-16] incorrect: 'Incorrect.Try Again.'", () => {
    expect(statusMessage({ verdict: 'incorrect' })).toBe('Incorrect.Try Again.')
  })
  it("correct: 'Correct!'", () => {
    expect(statusMessage({ verdict: 'correct' })).toBe('Correct!')
  })
  it("[SES-09] [ERR-17] over answered: 'Invalid Answer. (please choose 3 answers)'", () => {
    expect(statusMessage({ verdict: 'over_answered', expectedCount: 3 })).toBe(
      'Invalid Answer. (please choose 3 answers)',
    )
  })
  it('names the number of answers the problem asks for', () => {
    expect(statusMessage({ verdict: 'over_answered', expectedCount: 3 })).toBe(
      'Invalid Answer. (please choose 3 answers)',
    )
    expect(statusMessage({ verdict: 'over_answered', expectedCount: 2 })).toBe(
      'Invalid Answer. (please choose 2 answers)',
    )
  })
})
