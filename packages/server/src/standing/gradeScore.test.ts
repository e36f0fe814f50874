import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { skills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { setLevels } from '../testing/gradedPupil'
import { findScores } from './gradeScore'

const PLACE = { sectionType: 'ae.la', gradeId: 2 } as const

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 4, grade: 2 }) })
  await test.db.update(skills).set({ weight: 1 })
})
afterAll(() => test.close())

const find = (...places: Parameters<typeof findScores>[2][number][]) =>
  findScores(test.db, 'student', places, test.now())

describe('findScores', () => {
  it('[SR-14] is the weighted mean of all skills of the grade, those among them that were never visited', async () => {
    expect(await find(PLACE)).toEqual([0])
    // Of language arts: 40 at level 1, 60 at level 2, and 85 to 100 at the top.
    await setLevels(test, { k1: 1, k2: 2, k3: { level: 4, accuracyRate: 1 } }, { grade: 2 })
    const score = (40 + 60 + (85 + 15 * (0.8 + 0.2 * 0.5))) / 4
    expect(await find({ ...PLACE, gradeId: 3 }, PLACE, { ...PLACE, sectionType: 'ae.voc' })).toEqual([
      0,
      score,
      0,
    ])
  })

  it('[SR-08] leaves out what is disabled', async () => {
    await setLevels(test, { k1: 1, k2: 2, k3: 0, k4: 0 }, { grade: 2 })
    await test.db.update(skills).set({ isDisabled: true })
    expect(await find(PLACE)).toEqual([0])
    await test.db.update(skills).set({ isDisabled: false })
    expect(await find(PLACE)).toEqual([(40 + 60) / 4])
  })
})
