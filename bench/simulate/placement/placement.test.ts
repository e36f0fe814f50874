import type { ContentPack } from '@wordstride/content'
import { seededRandom } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import { gradedPack } from '../../../packages/server/src/testing/gradedPack'
import { testsPack } from '../../../packages/server/src/testing/testsPack'
import { poolKey, poolsOf } from './contentPools'
import { asExaminee, knowledge, MODEL, makeStudents, type Student, trueGrade } from './students'
import { type Examinee, placeBySection, testGrades } from './takeTests'

const pools = poolsOf(testsPack())
const sitting = (seed: string) => ({ pools, section: 'ae.voc' as const, random: seededRandom(seed) })

const answers =
  (isCorrect: boolean, seconds = 5): Examinee =>
  () => ({ isCorrect, seconds })

const student = (ability: number): Student => ({ schoolGrade: 4, ability, tempo: 0.6, seed: 'one' })

describe('the simulated placement', () => {
  it('knows the grades that can be tested, as the server does', () => {
    expect(testGrades(pools, 'ae.voc')).toEqual([0, 3, 4, 5, 9])
    expect(testGrades(pools, 'ae.la')).toEqual([3, 4, 5])
  })

  it('goes through the grades by the rules: up to the end of the tests, or down', () => {
    const up = placeBySection(answers(true), 4, sitting('up'))
    expect(up.parts.map(({ gradeId, region }) => [gradeId, region])).toEqual([
      [4, 1],
      [5, 1],
    ])
    expect(up.plan.startingGrade).toBe(6)
    expect(up).toMatchObject({ problems: 40, seconds: 200 })
    const down = placeBySection(answers(false), 4, sitting('down'))
    expect(down.parts.map(({ gradeId, region }) => [gradeId, region])).toEqual([
      [4, 6],
      [3, 6],
    ])
    expect(down.plan).toMatchObject({ startingGrade: 3 })
    expect(down.plan.initializations.map(({ level }) => level)).toEqual([0, 0])
  })

  it('the clock ends a part: what is not answered by then does not count', () => {
    const { problems, seconds, parts } = placeBySection(answers(true, 13), 5, sitting('slow'))
    // 18 of 20 in 240 seconds, all right, slower than the pace: region 2, and there is no grade 6.
    expect({ problems, seconds, region: parts[0]?.region }).toEqual({ problems: 18, seconds: 240, region: 2 })
  })

  it('an abler student knows more, a higher grade is harder, and the model is the same each time', () => {
    const pool = (grade: number) => pools.get(poolKey('ae.voc', grade)) ?? []
    const share = (ability: number, grade: number) => {
      const all = pool(grade).map((problem) => knowledge(student(ability), problem, MODEL))
      return all.reduce((sum, one) => sum + one, 0) / all.length
    }
    expect(share(6, 5)).toBeGreaterThan(share(4, 5))
    expect(share(4, 3)).toBeGreaterThan(share(4, 5))
    expect(share(4, 4)).toBe(share(4, 4))
    // Half a grade above the grade it is mastered, nine right in ten, apart from the spread of words and topics.
    expect(share(4.5, 4)).toBeGreaterThan(0.8)
    expect(share(4.5, 4)).toBeLessThan(0.95)
    expect(trueGrade(student(4.4), [3, 4, 5])).toBe(4)
    expect([-3, 9].map((ability) => trueGrade(student(ability), [3, 4, 5]))).toEqual([3, 6])
  })

  it('sure knowledge is spoilt by slips alone, sure ignorance gets what guessing gets', () => {
    const rate = (ability: number) => {
      const random = seededRandom('rate')
      const take = asExaminee(student(ability), MODEL)
      const all = Array.from({ length: 300 }, () => pools.get(poolKey('ae.voc', 4)) ?? []).flat()
      return all.filter((problem) => take(problem, random).isCorrect).length / all.length
    }
    expect(rate(60)).toBeCloseTo(1 - MODEL.slips, 1)
    expect(rate(-60)).toBeCloseTo(pools.get(poolKey('ae.voc', 4))?.[0]?.guessChance ?? 0, 1)
  })

  it('lessons count for the pool only where there are tests', () => {
    const pack: ContentPack = { ...gradedPack({ skills: 2 }), tests: [] }
    expect(poolsOf(pack).size).toBe(0)
    expect(makeStudents(9, seededRandom('class')).map(({ schoolGrade }) => schoolGrade)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
  })
})
