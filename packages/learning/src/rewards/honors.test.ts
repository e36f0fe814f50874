import { describe, expect, it } from 'vitest'
import { higherHonor, honorGradeName, honorGrades, honorLevel, lowerHonor } from './honors'

describe('honorGrades', () => {
  it.each([
    [0, 1, 2],
    [4, 5, 6],
    [9, 10, 11],
    [10, 11, 11],
    [12, 11, 11],
  ])('[SR-25] school grade %i asks for grades %i and %i', (schoolGrade, honorGrade, highHonorGrade) => {
    expect(honorGrades(schoolGrade)).toEqual({ honorGrade, highHonorGrade })
  })
})

describe('honorLevel', () => {
  const at = (gradeId: number, highestScore: number) => ({ gradeId, highestScore })

  it.each([
    ['nothing', [], null],
    ['the own grade', [at(4, 100)], null],
    ['less than 90 a grade above', [at(5, 89.9999)], null],
    ['90 a grade above', [at(5, 90)], 'honor'],
    ['less than 90 two grades above', [at(5, 90), at(6, 89.9999)], 'honor'],
    ['90 two grades above', [at(6, 90)], 'high_honor'],
    ['90 three grades above, with little below', [at(5, 20), at(7, 90)], 'high_honor'],
  ] as const)('[SR-25] in school grade 4, %s', (_, standings, level) => {
    expect(honorLevel(4, standings)).toBe(level)
  })

  it('[SR-25] from school grade 10 on the 11th grade is both', () => {
    expect(honorLevel(10, [at(11, 90)])).toBe('high_honor')
    expect(honorLevel(12, [at(11, 90)])).toBe('high_honor')
  })
})

describe('higherHonor and lowerHonor', () => {
  it('order none, honor and high honor', () => {
    expect(higherHonor(null, 'honor')).toBe('honor')
    expect(higherHonor('high_honor', 'honor')).toBe('high_honor')
    expect(lowerHonor('high_honor', 'honor')).toBe('honor')
    expect(lowerHonor('high_honor', null)).toBeNull()
  })
})

describe('honorGradeName', () => {
  it('[REW-09] [CONST-11] grades 0, 9, 10 and 11 have names of their own', () => {
    expect([0, 9, 10, 11].map(honorGradeName)).toEqual([
      'Kindergarten',
      'World Literature',
      'British Literature',
      'American Literature',
    ])
    expect(honorGradeName(3)).toBe('3rd grade')
  })
})
