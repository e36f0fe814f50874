import { describe, expect, it } from 'vitest'
import { improveFactor } from './improveFactor'
import { normalizedWeights, overallAccuracy, type SkillStanding } from './projectedScore'
import { isLetterShown, scoreLetter } from './scoreLetter'

const skill = (overrides: Partial<SkillStanding>): SkillStanding => ({
  level: 4,
  weight: 1,
  specifiedTimeSeconds: 180,
  accuracyRate: null,
  meanTimeSeconds: null,
  ...overrides,
})

describe('scoreLetter', () => {
  it.each([
    [100, 'A+'],
    [97, 'A+'],
    [96.99, 'A'],
    [93, 'A'],
    [90, 'A-'],
    [87, 'B+'],
    [83, 'B'],
    [80, 'B-'],
    [77, 'C+'],
    [73, 'C'],
    [70, 'C-'],
    [60, 'D'],
    [59.99, 'F'],
    [0, 'F'],
  ])('[SR-14] %d is %s', (score, letter) => {
    expect(scoreLetter(score)).toBe(letter)
  })
})

describe('isLetterShown', () => {
  it('[SR-42] needs a score of 60 and ten answers', () => {
    expect(isLetterShown(60, 10)).toBe(true)
    expect(isLetterShown(59.99, 10)).toBe(false)
    expect(isLetterShown(60, 9)).toBe(false)
  })
})

describe('improveFactor', () => {
  it('[SR-13] is the normalized weight times what is missing to 100', () => {
    const skills = [skill({ level: 1, weight: 3 }), skill({ level: 3 })]
    expect(normalizedWeights(skills)).toEqual([0.75, 0.25])
    expect(improveFactor('ae.la', skills[0] as SkillStanding, 0.75)).toBe(45)
    expect(improveFactor('ae.la', skills[1] as SkillStanding, 0.25)).toBe(5)
  })
})

describe('overallAccuracy', () => {
  it('[SR-40] is 100 times the weighted mean of the accuracy rates', () => {
    expect(
      overallAccuracy([skill({ weight: 3, accuracyRate: 0.8 }), skill({ accuracyRate: 0.4 })]),
    ).toBeCloseTo(70)
    expect(overallAccuracy([])).toBe(0)
  })
})
