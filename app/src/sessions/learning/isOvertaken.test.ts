import type { SessionEvent } from '@wordstride/learning'
import { describe, expect, it } from 'vitest'
import { isOvertaken } from './isOvertaken'

const check: SessionEvent = { type: 'answer_checked', at: 1, problemId: 'p', verdict: 'correct' }
const given = { verdict: 'correct', firstTimeCorrect: 1, learningPass: false } as const
const saved = { ...given, events: [check] }

describe('isOvertaken', () => {
  it('is not when the session made of the answer what the page did', () => {
    expect(isOvertaken(given, saved)).toBe(false)
  })

  it('is when the session did not take the answer any more', () => {
    expect(isOvertaken(given, { ...saved, events: [] })).toBe(true)
  })

  it('is when it was the first try here and another one for the session', () => {
    expect(isOvertaken(given, { ...saved, firstTimeCorrect: 0 })).toBe(true)
  })

  it('is when the page takes the session for passed over an attempt it has not seen', () => {
    expect(isOvertaken({ ...given, learningPass: true }, { ...saved, firstTimeCorrect: 0 })).toBe(true)
  })

  it('is not when the session has passed for both', () => {
    const passed = { ...saved, firstTimeCorrect: 0 as const, learningPass: true }
    expect(isOvertaken({ ...given, learningPass: true }, passed)).toBe(false)
  })

  it('is not where the verdict differs, which the page corrects itself', () => {
    expect(isOvertaken(given, { ...saved, verdict: 'incorrect', firstTimeCorrect: 0 })).toBe(false)
  })
})
