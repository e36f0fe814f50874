import type { CourseCard } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { isBegun, shownGrades } from './courseStanding'

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

describe('shownGrades', () => {
  const grades = [0, 1, 2, 3].map((gradeId) => ({ gradeId }))
  const shown = (own: readonly number[], picked: number | null) =>
    shownGrades(grades, own, picked).map(({ gradeId }) => gradeId)

  it('shows the own grade, or both when the sections differ', () => {
    expect(shown([2, 2], null)).toEqual([2])
    expect(shown([3, 1], null)).toEqual([1, 3])
  })

  it('shows the grade that was picked, and no other', () => {
    expect(shown([2, 2], 0)).toEqual([0])
    expect(shown([2, 2], 2)).toEqual([2])
  })

  it('falls back to the own grade, then to the first, when there is no such grade', () => {
    expect(shown([2, 2], 12)).toEqual([2])
    expect(shown([9, 9], null)).toEqual([0])
  })
})
