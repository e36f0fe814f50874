import { describe, expect, it } from 'vitest'
import { goalsAhead, shownGoals } from './shownGoals'

describe('goalsAhead', () => {
  const goal = (laGrade: number | null, vocGrade: number | null) => ({ laGrade, vocGrade })

  it('[REW-01] keeps the goals whose grade, the higher of the two, is at or above the current one', () => {
    const kept = [goal(4, null), goal(3, 4), goal(null, 5)]
    expect(goalsAhead([goal(3, null), ...kept, goal(3, 3), goal(null, 2)], 4)).toEqual(kept)
  })

  it('[REW-01] takes Kindergarten as the lowest grade', () => {
    expect(goalsAhead([goal(0, null)], 0)).toHaveLength(1)
    expect(goalsAhead([goal(0, null)], 1)).toHaveLength(0)
  })
})

describe('shownGoals', () => {
  it('[CONST-07] shows three until all are asked for', () => {
    expect(shownGoals([1, 2, 3, 4, 5], false)).toEqual([1, 2, 3])
    expect(shownGoals([1, 2, 3, 4, 5], true)).toEqual([1, 2, 3, 4, 5])
  })
})
