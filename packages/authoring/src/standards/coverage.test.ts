import { describe, expect, it } from 'vitest'
import { buildPack } from '../build/buildPack'
import { describeError } from '../build/contentError'
import { oneSkill, writePack } from '../testing/writePack'
import { coverageOf, skillsWithoutStandards } from './coverage'

const EXERCISE = `  - id: E1
    type: ordering
    hints: [Think.]
    items: [one, two, three]`

const withStandards = (ids: string) => buildPack(writePack(oneSkill(EXERCISE, `standards: [${ids}]`)))

describe('standards of a skill', () => {
  it('come into the pack, and count for the grade that they are of', () => {
    const { pack, errors } = withStandards('L.2.1a, L.3.1a')
    expect(errors).toEqual([])
    expect(pack.chapters[0]?.skills[0]?.standards).toEqual(['L.2.1a', 'L.3.1a'])
    const missingIn = (grade: string) =>
      coverageOf(pack).find((each) => each.grade === grade && each.strand === 'L')?.missing
    expect(missingIn('2')).not.toContain('L.2.1a')
    expect(missingIn('2')).toContain('L.2.1b')
    expect(missingIn('3')).not.toContain('L.3.1a')
    expect(skillsWithoutStandards(pack)).toEqual([])
    expect(skillsWithoutStandards(withStandards('').pack)).toEqual(['la.2.test'])
  })

  it('are faults with file and line where there is no such standard', () => {
    const [fault] = withStandards('L.2.1a, L.2.1z').errors
    expect(fault && describeError(fault)).toMatch(
      /nouns\.yaml:\d+: standards\.1: "L\.2\.1z" is no Common Core standard/,
    )
  })
})
