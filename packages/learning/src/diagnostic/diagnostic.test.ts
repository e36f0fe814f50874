import { describe, expect, it } from 'vitest'
import { PRACTICE_TEST_LENGTH } from '../rules/constants'
import { nextTestGrade } from './nextTestGrade'
import { planTest } from './planTest'
import { type Region, recommendationOf, regionOf, scoreTest } from './scoreTest'
import { speedLabel } from './speedLabel'

const sizes = (order: Parameters<typeof planTest>[0]) =>
  planTest(order).map(({ sectionType, minutes, draws }) => [
    sectionType,
    minutes,
    ...draws.map(({ section, count }) => `${section} ${count}`),
  ])

describe('planTest', () => {
  it('[CONST-24, SR-30] a diagnostic part has 4 minutes of words, or 6 of language and 14 of reading', () => {
    expect(sizes({ testType: 'diagnostic', section: 'ae.voc' })).toEqual([['ae.voc', 4, 'ae.voc 20']])
    expect(sizes({ testType: 'diagnostic', section: 'ae.la' })).toEqual([
      ['ae.ls', 6, 'ae.ls 12'],
      ['ae.rc', 14, 'ae.rc 14'],
    ])
  })

  it('[CONST-35, SR-43] a practice test is a vocabulary diagnostic of 5 minutes', () => {
    const minutes = PRACTICE_TEST_LENGTH
    expect(minutes).toBe(5)
    expect(sizes({ testType: 'diagnostic', section: 'ae.voc', minutes })).toEqual([
      ['ae.voc', 5, 'ae.voc 20'],
    ])
  })

  it.each([
    [20, 100, [6, 12], [14, 14]],
    [30, 150, [9, 18], [21, 21]],
    [45, 225, [13.5, 27], [31.5, 32]],
    [60, 300, [18, 36], [42, 42]],
  ])('[SR-30] an english_test of %i minutes', (minutes, words, [lsTime, ls], [rcTime, rc]) => {
    expect(sizes({ testType: 'english_test', section: 'ae.voc', minutes })).toEqual([
      ['ae.voc', minutes, `ae.voc ${words}`],
    ])
    expect(sizes({ testType: 'english_test', section: 'ae.la', minutes })).toEqual([
      ['ae.ls', lsTime, `ae.ls ${ls}`],
      ['ae.rc', rcTime, `ae.rc ${rc}`],
    ])
  })

  it.each([10, 15, 20])('[SR-30] a mini_test of %i problems has 20 minutes for all of them', (count) => {
    expect(sizes({ testType: 'mini_test', section: 'ae.voc', count })).toEqual([
      ['ae.voc', 20, `ae.voc ${count}`],
    ])
    const [stage, ...others] = planTest({ testType: 'mini_test', section: 'ae.la', count })
    expect(others).toEqual([])
    expect(stage?.minutes).toBe(20)
    expect(stage?.draws.map(({ section }) => section)).toEqual(['ae.ls', 'ae.rc'])
    expect(stage?.draws.reduce((sum, draw) => sum + draw.count, 0)).toBe(count)
  })

  it.each([
    [10, 5, 5],
    [15, 7, 8],
    [20, 9, 11],
  ])(
    'of the %i problems of a mini_test in language arts %i are language, %i reading: as 12 to 14',
    (count, language, reading) => {
      const [stage] = planTest({ testType: 'mini_test', section: 'ae.la', count })
      expect(stage?.draws.map((draw) => draw.count)).toEqual([language, reading])
    },
  )
})

describe('scoreTest', () => {
  const words = (correct: number, incorrect: number) => [
    ...Array.from({ length: correct }, () => ({ section: 'ae.voc' as const, isCorrect: true })),
    ...Array.from({ length: incorrect }, () => ({ section: 'ae.voc' as const, isCorrect: false })),
  ]

  it('[SR-31] accuracy counts the answered problems', () => {
    expect(scoreTest({ answers: words(9, 3), served: 20, secondsUsed: 240 }).accuracy).toBe(9 / 12)
  })

  it('[SR-31] accuracy counts at least half of the problems, rounded up', () => {
    expect(scoreTest({ answers: words(3, 0), served: 20, secondsUsed: 240 }).accuracy).toBe(3 / 10)
    expect(scoreTest({ answers: words(3, 0), served: 15, secondsUsed: 240 }).accuracy).toBe(3 / 8)
  })

  it('[SR-31] speed is the pace of the answered problems by the seconds used: 12 a word, 30 language, 60 reading', () => {
    expect(scoreTest({ answers: words(20, 0), served: 20, secondsUsed: 120 }).speed).toBe(2)
    const mixed = [
      { section: 'ae.ls' as const, isCorrect: true },
      { section: 'ae.rc' as const, isCorrect: false },
    ]
    expect(scoreTest({ answers: mixed, served: 26, secondsUsed: 180 }).speed).toBe(0.5)
  })

  it('[SR-31] nothing answered is region 6', () => {
    expect(scoreTest({ answers: [], served: 20, secondsUsed: 0 })).toEqual({
      accuracy: 0,
      speed: 0,
      region: 6,
    })
    expect(scoreTest({ answers: [], served: 0, secondsUsed: 0 }).accuracy).toBe(0)
  })

  it.each([
    [1, 1.01, 1],
    [0.9, 1.01, 1],
    [0.9, 1, 2],
    [0.89, 1.01, 2],
    [0.8, 1.01, 2],
    [0.8, 1, 3],
    [0.79, 1.01, 3],
    [0.7, 1.01, 3],
    [0.7, 1, 4],
    [0.69, 1.01, 4],
    [0.6, 0.1, 4],
    [0.59, 9, 5],
    [0.4, 0.1, 5],
    [0.39, 9, 6],
    [0, 9, 6],
  ])('[SR-31] accuracy %d at speed %d is region %i', (accuracy, speed, region) => {
    expect(regionOf(accuracy, speed)).toBe(region)
  })

  it.each([
    [14, 20, 3],
    [16, 20, 2],
    [18, 20, 1],
    [12, 20, 4],
    [8, 20, 5],
  ])(
    '[SR-31] %i of %i right and fast is region %i: thresholds belong to the better one',
    (right, all, region) => {
      expect(scoreTest({ answers: words(right, all - right), served: all, secondsUsed: 200 }).region).toBe(
        region,
      )
    },
  )

  it('[SR-31] says where to start', () => {
    const regions: Region[] = [1, 2, 3, 4, 5, 6]
    expect(regions.map(recommendationOf)).toEqual([
      'Placed above this grade',
      'Start at Level 2',
      'Start at Level 2',
      'Start at Level 1',
      'Start at Level 1',
      'To be learned',
    ])
  })
})

describe('speedLabel', () => {
  it('[TEST-26, CONST-40] at most 1 is Slow, at most 3 Good, more Fast', () => {
    expect([0, 1, 1.01, 3, 3.01].map(speedLabel)).toEqual(['Slow', 'Slow', 'Good', 'Good', 'Fast'])
  })
})

describe('nextTestGrade', () => {
  const next = (section: 'ae.la' | 'ae.voc', grade: number, region: Region, before: number[] = []) =>
    nextTestGrade({ section, grade, region, testedGrades: [...before, grade] })

  it('[TEST-13, SR-32] goes down above region 3, in language arts above 2, else up; not below Kindergarten, above grade 9 or back', () => {
    const regions: Region[] = [1, 2, 3, 4, 5, 6]
    expect(regions.map((region) => next('ae.voc', 4, region))).toEqual([5, 5, 5, 3, 3, 3])
    expect(regions.map((region) => next('ae.la', 4, region))).toEqual([5, 5, 3, 3, 3, 3])
    // Region 1 is placed, and the next grade is tested all the same (C-13).
    expect(recommendationOf(1)).toBe('Placed above this grade')

    expect(next('ae.voc', 4, 6, [3])).toBeNull()
    expect(next('ae.voc', 4, 1, [5])).toBeNull()

    expect(next('ae.voc', 0, 6)).toBeNull()
    expect(next('ae.voc', 0, 3)).toBe(1)
    expect(next('ae.voc', 9, 1)).toBeNull()
    expect(next('ae.voc', 9, 4)).toBe(8)
    expect(next('ae.voc', 8, 1)).toBe(9)
  })
})
