import { describe, expect, it } from 'vitest'
import { ANSWER_CODE, combineParts } from './gradeResult'
import { normalizeText } from './normalizeText'
import type { Verdict } from './verdict'

const parts = (...verdicts: Verdict[]) => verdicts.map((verdict, i) => ({ subProblemId: `s${i}`, verdict }))

describe('combineParts', () => {
  it('[TYPE-00.4] is answered only when no part is unanswered', () => {
    expect(combineParts(parts('correct', 'not_answered'))).toBe('not_answered')
    expect(combineParts(parts('incorrect', 'not_answered'))).toBe('not_answered')
    expect(combineParts(parts('not_answered', 'incorrect'))).toBe('not_answered')
    expect(combineParts(parts('not_answered', 'correct'))).toBe('not_answered')
  })
  it('[TYPE-00.4] is correct only when every part is', () => {
    expect(combineParts(parts('correct', 'correct'))).toBe('correct')
    expect(combineParts(parts('correct', 'incorrect'))).toBe('incorrect')
  })
  it('a part that is none of the four is an error, not correct', () => {
    expect(() => combineParts(parts('correct', 'partial' as Verdict))).toThrow('"partial" is no verdict.')
  })
  it('an over answered part makes the whole over answered', () => {
    expect(combineParts(parts('not_answered', 'over_answered', 'correct'))).toBe('over_answered')
  })
})

describe('ANSWER_CODE', () => {
  it('[CONST-18] over answered is -3, incomplete is -1', () => {
    expect(ANSWER_CODE.over_answered).toBe(-3)
    expect(ANSWER_CODE.not_answered).toBe(-1)
  })
})

describe('normalizeText', () => {
  it.each([
    ['  don’t ', "don't"],
    ['“yes”', '"yes"'],
    ['two\u00a0 words', 'two words'],
    ['cafe\u0301', 'café'],
    ['Apple', 'Apple'],
  ])('turns %j into %j', (given, expected) => {
    expect(normalizeText(given)).toBe(expected)
  })
})
