import { describe, expect, it } from 'vitest'
import { fromSearch, toAddress } from './address'

describe('addresses', () => {
  it("are written in the wire's names, without what is null", () => {
    expect(toAddress('/problems', { skillId: 'a b&c', gradeId: 0, path: null, phase: undefined })).toBe(
      '/problems?skill_id=a+b%26c&grade_id=0',
    )
  })

  it("are read in the product's", () => {
    expect(fromSearch(new URLSearchParams('grade_id=2&keyword_type=primary&path='))).toEqual({
      gradeId: '2',
      keywordType: 'primary',
      path: '',
    })
  })
})
