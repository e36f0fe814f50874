import type { CourseCard } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { isBegun, ownGradeFirst } from './courseStanding'

const card = (level0: number, projectedScore: number) =>
  ({ totalSkill: 11, level0, projectedScore }) as CourseCard

describe('isBegun', () => {
  it.each([
    ['nothing practiced', card(11, 0), false],
    ['one skill above level 0', card(10, 0), true],
    ['every skill fell back, yet there is a score', card(11, 2.5), true],
  ])('%s', (_, given, expected) => {
    expect(isBegun(given)).toBe(expected)
  })
})

describe('ownGradeFirst', () => {
  const grades = [0, 1, 2, 3].map((gradeId) => ({ gradeId }))

  it('puts the own grade on top and keeps the order of the others', () => {
    expect(ownGradeFirst(grades, [2, 2]).map(({ gradeId }) => gradeId)).toEqual([2, 0, 1, 3])
    expect(ownGradeFirst(grades, [3, 1]).map(({ gradeId }) => gradeId)).toEqual([1, 3, 0, 2])
  })

  it('keeps the order when there is no such grade', () => {
    expect(ownGradeFirst(grades, [9, 9])).toEqual(grades)
  })
})
