import { describe, expect, it } from 'vitest'
import { groupSkills, nextSkill } from './groupSkills'

describe('groupSkills', () => {
  const groups = (count: number) =>
    groupSkills(Array.from({ length: count }, (_, i) => i)).map(({ from, to, skills }) => [
      from,
      to,
      skills.length,
    ])

  it('leaves a short list whole', () => {
    expect(groups(15)).toEqual([[1, 15, 15]])
  })

  it('groups a long one by ten, the rest last', () => {
    expect(groups(100)).toHaveLength(10)
    expect(groups(100).at(-1)).toEqual([91, 100, 10])
    expect(groups(23)).toEqual([
      [1, 10, 10],
      [11, 20, 10],
      [21, 23, 3],
    ])
  })
})

describe('nextSkill', () => {
  const next = (...levels: number[]) =>
    nextSkill(
      'ae.la',
      levels.map((level, at) => ({ level, at })),
    )?.at

  it('is the first that is not learned, then the first below the top, then none', () => {
    expect(next(2, 0, 0)).toBe(1)
    expect(next(4, 3, 1)).toBe(1)
    expect(next(4, 4)).toBeUndefined()
  })
})
