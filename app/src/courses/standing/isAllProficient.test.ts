import { describe, expect, it } from 'vitest'
import { areSkillsProficient, isAllProficient } from './isAllProficient'

const card = (sectionType: 'ae.la' | 'ae.voc', totalSkill: number, level4: number, level5: number) => ({
  sectionType,
  totalSkill,
  level4,
  level5,
})

describe('isAllProficient', () => {
  it.each([
    ['language arts: level_4 is all', card('ae.la', 11, 11, 0), true],
    ['language arts: one skill below', card('ae.la', 11, 10, 0), false],
    ['language arts: level_5 does not count', card('ae.la', 11, 0, 11), false],
    ['vocabulary: level_5 is all', card('ae.voc', 60, 0, 60), true],
    ['vocabulary: level_4 does not count', card('ae.voc', 60, 60, 0), false],
    ['vocabulary: one word below', card('ae.voc', 60, 1, 59), false],
    ['no skills in language arts', card('ae.la', 0, 0, 0), false],
    ['no skills in vocabulary', card('ae.voc', 0, 0, 0), false],
  ])('[COURSE-04] %s', (_, given, expected) => {
    expect(isAllProficient(given)).toBe(expected)
  })
})

describe('areSkillsProficient', () => {
  it.each([
    ['ae.la', [4, 4], true],
    ['ae.la', [4, 3], false],
    ['ae.voc', [5, 5], true],
    ['ae.voc', [5, 4], false],
    ['ae.la', [], false],
  ] as const)('%s with levels %j: %j', (section, levels, expected) => {
    expect(
      areSkillsProficient(
        section,
        levels.map((level) => ({ level })),
      ),
    ).toBe(expected)
  })
})
