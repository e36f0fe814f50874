import { describe, expect, it } from 'vitest'
import type { Region } from '../diagnostic/scoreTest'
import { DEFAULT_GOAL_SCORE, MINI_SETUP } from '../rules/constants'
import { wantsAutomaticFlow } from './automaticFlow'
import {
  isLearningInfoValid,
  isSetupPossible,
  type LearningInfo,
  makeLearningInfo,
  makeMiniLearningInfo,
} from './learningInfo'
import { levelOfRegion, type PlacementResult, planSetup, stopGradeOf } from './setupPlan'
import { isSectionTested, isTopGradePassed, suggestNextTest, type TestedPart } from './suggestTest'

const results = (
  section: 'ae.la' | 'ae.voc',
  ...parts: readonly (readonly [gradeId: number, region: Region])[]
): PlacementResult[] => parts.map(([gradeId, region], i) => ({ section, gradeId, region, endedAt: i }))

const planOf = (...parts: readonly (readonly [gradeId: number, region: Region])[]) =>
  planSetup(results('ae.la', ...parts))['ae.la']

const NO_TEST = { 'ae.la': null, 'ae.voc': null }

describe('planSetup', () => {
  it('[SETUP-18] gives each section a starting grade and the level of every tested grade, by its region', () => {
    const plan = planSetup([
      ...results('ae.la', [5, 6], [4, 5], [3, 4], [2, 3], [1, 2]),
      ...results('ae.voc', [4, 1], [5, 3]),
    ])
    expect(plan).toEqual({
      'ae.la': {
        startingGrade: 1,
        initializations: [
          { grade: 1, region: 2, level: 2 },
          { grade: 2, region: 3, level: 2 },
          { grade: 3, region: 4, level: 1 },
          { grade: 4, region: 5, level: 1 },
          { grade: 5, region: 6, level: 0 },
        ],
      },
      'ae.voc': {
        startingGrade: 5,
        initializations: [
          { grade: 4, region: 1, level: 3 },
          { grade: 5, region: 3, level: 2 },
        ],
      },
    })
    expect(planSetup(results('ae.voc', [4, 6]))['ae.la']).toBeNull()
    expect(planSetup([])).toEqual(NO_TEST)
  })

  it('[SR-33] region 6 is level 0, 5 and 4 level 1, 3 and 2 level 2, 1 level 3', () => {
    expect([6, 5, 4, 3, 2, 1].map((region) => levelOfRegion(region as Region))).toEqual([0, 1, 1, 2, 2, 3])
  })

  it('[SR-33] starts at the lowest tested grade that is not mastered, above all when all are', () => {
    expect(planOf([4, 1], [5, 1], [6, 4])?.startingGrade).toBe(6)
    expect(planOf([4, 6], [3, 6], [2, 1])?.startingGrade).toBe(3)
    expect(planOf([8, 1], [9, 1])?.startingGrade).toBe(10)
    expect(planOf([12, 1])?.startingGrade).toBe(12)
    expect(planOf([0, 6])?.startingGrade).toBe(0)
  })

  it('places by the last test of a grade, whatever the order in which results are listed', () => {
    const again = results('ae.la', [4, 6], [3, 5], [4, 2])
    const expected = {
      startingGrade: 3,
      initializations: [
        { grade: 3, region: 5, level: 1 },
        { grade: 4, region: 2, level: 2 },
      ],
    }
    expect(planSetup(again)['ae.la']).toEqual(expected)
    expect(planSetup([...again].reverse())['ae.la']).toEqual(expected)
  })
})

describe('makeLearningInfo', () => {
  it('[SETUP-20] [CONST-32] starts at grade 2 without a test and stops one grade later, at the highest at most', () => {
    expect(makeLearningInfo(NO_TEST, 7).map(({ startGrade, stopGrade }) => [startGrade, stopGrade])).toEqual([
      [2, 3],
      [2, 3],
    ])
    const [la, voc] = makeLearningInfo(
      planSetup([...results('ae.la', [7, 4]), ...results('ae.voc', [12, 6])]),
      9,
    )
    expect([la?.startGrade, la?.stopGrade]).toEqual([7, 8])
    expect([voc?.startGrade, voc?.stopGrade]).toEqual([12, 12])
    expect([0, 11, 12].map(stopGradeOf)).toEqual([1, 12, 12])
  })

  it('[SETUP-21] [CONST-37] gives 120 minutes to language arts, 60 to vocabulary, and every grade the goal 95.0 as text', () => {
    const infos = makeLearningInfo(planSetup(results('ae.la', [4, 1], [5, 3])), 5)
    expect(infos.map(({ sectionType, weeklyTime }) => [sectionType, weeklyTime])).toEqual([
      ['ae.la', 120],
      ['ae.voc', 60],
    ])
    const goals = infos.flatMap(({ gradeSetup }) => gradeSetup.map(({ goalScore }) => goalScore))
    expect(new Set(goals)).toEqual(new Set(['95.0']))
  })

  it('names every tested grade with its level, and the grades of the plan that were not tested without one', () => {
    const [la, voc] = makeLearningInfo(planSetup(results('ae.la', [4, 1], [5, 3])), 6)
    expect(la).toEqual({
      sectionType: 'ae.la',
      startGrade: 5,
      currentGrade: 5,
      stopGrade: 6,
      weeklyTime: 120,
      schoolGrade: 6,
      isSkillStatusInitialized: true,
      needsAssignment: true,
      gradeSetup: [
        {
          grade: 4,
          setSkillLevelToInit: true,
          initialSkillLevel: 3,
          goalScore: '95.0',
          initial10ProblemSetup: false,
        },
        {
          grade: 5,
          setSkillLevelToInit: true,
          initialSkillLevel: 2,
          goalScore: '95.0',
          initial10ProblemSetup: false,
        },
        {
          grade: 6,
          setSkillLevelToInit: false,
          initialSkillLevel: 0,
          goalScore: '95.0',
          initial10ProblemSetup: false,
        },
      ],
    })
    expect(voc?.gradeSetup.map(({ grade, setSkillLevelToInit }) => [grade, setSkillLevelToInit])).toEqual([
      [2, false],
      [3, false],
    ])
  })

  it('[SR-33] is valid, whatever was measured', () => {
    expect(isLearningInfoValid(makeLearningInfo(NO_TEST, 1))).toBe(true)
    expect(isLearningInfoValid(makeLearningInfo(planSetup(results('ae.la', [9, 1], [12, 1])), 12))).toBe(true)
    expect(isLearningInfoValid(makeMiniLearningInfo(4))).toBe(true)
  })
})

describe('makeMiniLearningInfo', () => {
  it('[SETUP-24] [CONST-38] [CONST-39] has goals of its own instead of 95.0, starts 2, 3 and 4, stop grade 3 and school grade 1', () => {
    expect(DEFAULT_GOAL_SCORE).toBe('95.0')
    expect(MINI_SETUP.startGrades).toEqual([2, 3, 4])
    for (const info of makeMiniLearningInfo(2)) {
      const goals = Object.fromEntries(info.gradeSetup.map(({ grade, goalScore }) => [grade, goalScore]))
      expect(goals).toEqual({
        2: '98.0',
        3: '98.0',
        4: '98.0',
        5: '98.0',
        6: '97.0',
        7: '97.0',
        8: '97.0',
        9: '96.0',
        10: '95.0',
        11: '96.0',
        12: '96.0',
      })
      expect([info.startGrade, info.stopGrade, info.schoolGrade]).toEqual([2, 3, 1])
      expect(info.gradeSetup.every(({ initialSkillLevel }) => initialSkillLevel === 0)).toBe(true)
    }
  })

  it('[SR-34] begins both sections at the chosen grade, which is also where they stop when it is above 3', () => {
    const of = (startGrade: number) =>
      makeMiniLearningInfo(startGrade).map((info) => [
        info.sectionType,
        info.startGrade,
        info.currentGrade,
        info.stopGrade,
        info.weeklyTime,
      ])
    expect(of(3)).toEqual([
      ['ae.la', 3, 3, 3, 120],
      ['ae.voc', 3, 3, 3, 60],
    ])
    expect(of(4)).toEqual([
      ['ae.la', 4, 4, 4, 120],
      ['ae.voc', 4, 4, 4, 60],
    ])
  })
})

describe('isLearningInfoValid', () => {
  const info = (sectionType: 'ae.la' | 'ae.voc', change = {}) => ({
    sectionType,
    startGrade: 2,
    currentGrade: 3,
    stopGrade: 4,
    weeklyTime: 60,
    isSkillStatusInitialized: true,
    ...change,
  })

  it('[SR-33] holds when both sections are set up', () => {
    expect(isLearningInfoValid([info('ae.la'), info('ae.voc')])).toBe(true)
    expect(
      isLearningInfoValid([info('ae.la', { currentGrade: 2 }), info('ae.voc', { currentGrade: 4 })]),
    ).toBe(true)
  })

  it.each([
    ['no section', []],
    ['one section only', [info('ae.la')]],
    ['a current grade below the start', [info('ae.la', { currentGrade: 1 }), info('ae.voc')]],
    ['a current grade above the stop', [info('ae.la'), info('ae.voc', { currentGrade: 5 })]],
    ['no weekly time', [info('ae.la', { weeklyTime: 0 }), info('ae.voc')]],
    ['skills not initialised', [info('ae.la'), info('ae.voc', { isSkillStatusInitialized: false })]],
  ])('[SR-33] does not hold with %s', (_, infos) => {
    expect(isLearningInfoValid(infos)).toBe(false)
  })
})

describe('isSetupPossible', () => {
  const setup = (sectionType: 'ae.la' | 'ae.voc', level: number, change: Partial<LearningInfo> = {}) => {
    const plan = { startingGrade: 3, initializations: [{ grade: 3, level, region: 3 as const }] }
    const info = makeLearningInfo({ 'ae.la': plan, 'ae.voc': plan }, 3).find(
      (one) => one.sectionType === sectionType,
    )
    return isSetupPossible({ ...(info as LearningInfo), ...change })
  }

  it('of no level that only afficiency tells: below 4 in language arts, below 5 in vocabulary', () => {
    expect([setup('ae.la', 3), setup('ae.la', 4)]).toEqual([true, false])
    expect([setup('ae.voc', 4), setup('ae.voc', 5)]).toEqual([true, false])
  })

  it('of a plan that holds, with each grade once', () => {
    const [info] = makeLearningInfo(NO_TEST, 3)
    const { gradeSetup } = info as LearningInfo
    expect(setup('ae.la', 1, { weeklyTime: 0 })).toBe(false)
    expect(setup('ae.la', 1, { gradeSetup: [...gradeSetup, ...gradeSetup] })).toBe(false)
  })
})

describe('suggestNextTest', () => {
  let at = 0
  const part = (
    section: 'ae.la' | 'ae.voc',
    gradeId: number,
    nextGrade: number | null,
    region: Region = 4,
  ): TestedPart => ({ section, gradeId, region, nextGrade, groupId: `group of ${section}`, endedAt: at++ })

  it('begins with vocabulary at the school grade, or at the highest that can be tested', () => {
    expect(suggestNextTest([], 5)).toEqual({ section: 'ae.voc', grade: 5, groupId: null })
    expect(suggestNextTest([], 11)).toEqual({ section: 'ae.voc', grade: 9, groupId: null })
  })

  it('[SR-35] goes on in the same section, then with the other one at the school grade, then is finished', () => {
    const first = part('ae.voc', 5, 4)
    expect(suggestNextTest([first], 5)).toEqual({ section: 'ae.voc', grade: 4, groupId: 'group of ae.voc' })
    const second = part('ae.voc', 4, null)
    expect(suggestNextTest([first, second], 5)).toEqual({ section: 'ae.la', grade: 5, groupId: null })
    const third = part('ae.la', 5, null)
    expect(suggestNextTest([third, second, first], 5)).toBeNull()
  })

  it('comes back to a section whose sequence was left for the other one', () => {
    const voc = part('ae.voc', 5, 6)
    expect(suggestNextTest([voc, part('ae.la', 5, null)], 5)).toMatchObject({ section: 'ae.voc', grade: 6 })
  })

  it('tells which sections are done, and when the highest grade was passed', () => {
    const parts = [part('ae.voc', 9, null, 3), part('ae.la', 9, 8, 3)]
    expect([isSectionTested(parts, 'ae.voc'), isSectionTested(parts, 'ae.la')]).toEqual([true, false])
    expect([isTopGradePassed(parts, 'ae.voc'), isTopGradePassed(parts, 'ae.la')]).toEqual([true, false])
    expect(isTopGradePassed([part('ae.la', 9, null, 2)], 'ae.la')).toBe(true)
    expect([isSectionTested([], 'ae.la'), isTopGradePassed([], 'ae.la')]).toEqual([false, false])
  })
})

describe('wantsAutomaticFlow', () => {
  it('[SETUP-26] names of ag and digits are flagged as the automatic flow', () => {
    expect(['ag100001', 'ag1'].map(wantsAutomaticFlow)).toEqual([true, true])
    expect(['af100001', 'ag', 'agnes', 'ag1x', 'xag1', 'AG1'].map(wantsAutomaticFlow)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
