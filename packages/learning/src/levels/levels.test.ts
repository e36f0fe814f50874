import { describe, expect, it } from 'vitest'
import { levelName, skillStatus } from './levelNames'
import { projectedScore, type SkillStanding, skillScore } from './projectedScore'

describe('levelName', () => {
  it('[SES-27] names the language arts levels', () => {
    expect([0, 1, 2, 3, 4].map((level) => levelName('ae.la', level))).toEqual([
      'to be reviewed',
      'Level 1',
      'Level 2',
      'Level 3',
      'PROFICIENT',
    ])
  })
  it('[SES-27] vocabulary has Level 4 and then PROFICIENT at 5', () => {
    expect([4, 5].map((level) => levelName('ae.voc', level))).toEqual(['Level 4', 'PROFICIENT'])
  })
  it("[SES-27] a second try at level 1 is 'Make-up Level 1'", () => {
    expect(levelName('ae.la', 1, true)).toBe('Make-up Level 1')
    expect(levelName('ae.la', 2, true)).toBe('Level 2')
  })
  it("[C-28] sessions and reports say 'PROFICIENT', the chapter list 'Proficient'", () => {
    expect(levelName('ae.la', 4)).toBe('PROFICIENT')
    expect(levelName('ae.voc', 5)).toBe('PROFICIENT')
    expect(skillStatus('ae.la', 4)).toBe('Proficient')
    expect(skillStatus('ae.voc', 5)).toBe('Proficient')
    expect(skillStatus('ae.voc', 4)).toBe('Level 4')
  })
})

describe('projectedScore', () => {
  const skill = (level: number, overrides: Partial<SkillStanding> = {}): SkillStanding => ({
    level,
    weight: 1,
    specifiedTimeSeconds: 180,
    accuracyRate: null,
    meanTimeSeconds: null,
    ...overrides,
  })

  it('[SR-14] is 0 without skills', () => {
    expect(projectedScore('ae.la', [])).toBe(0)
  })
  it('[SR-14] scores levels below the top: la 0, 40, 60, 80; voc 0, 30, 45, 60, 80', () => {
    expect([0, 1, 2, 3].map((level) => skillScore('ae.la', skill(level)))).toEqual([0, 40, 60, 80])
    expect([0, 1, 2, 3, 4].map((level) => skillScore('ae.voc', skill(level)))).toEqual([0, 30, 45, 60, 80])
  })
  it('[SR-14] at the top is 85 + 15 (0.8 A + 0.2 min(1, spec / T)); A and the speed term are 0.5 when never measured', () => {
    expect(skillScore('ae.la', skill(4))).toBe(92.5)
    expect(skillScore('ae.la', skill(4, { accuracyRate: 1, meanTimeSeconds: 90 }))).toBe(100)
    expect(skillScore('ae.la', skill(4, { accuracyRate: 0, meanTimeSeconds: 360 }))).toBeCloseTo(86.5)
  })
  it('[SR-14] weighs the skills and keeps 4 decimals', () => {
    expect(projectedScore('ae.la', [skill(1, { weight: 2 }), skill(0)])).toBe(26.6667)
  })
})
