import type { CoursePhase, CourseSection } from '@wordstride/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOP_LEVEL } from '../rules/constants'
import { NEW_SKILL_STATE } from '../testing/newSkillState'
import { applyOutcome, type SkillOutcome } from './applyOutcome'
import { changeLevel, isLargeGain, isOvertime, type LevelState } from './levelChange'
import type { SkillState } from './skillState'

const LEARNING = 'LEARNING_SESSION'
const PROFICIENCY = 'PROFICIENCY_SESSION'
const AFFICIENCY = 'AFFICIENCY_SESSION'

const state = (level: number, isSecondTry = false, hasDroppedToZero = isSecondTry): LevelState => ({
  level,
  isSecondTry,
  hasDroppedToZero,
})

interface Row {
  section: CourseSection
  phase: CoursePhase
  before: LevelState
  ftc: boolean
  over?: boolean
  level: number
  secondTry: boolean
}

const la = { section: 'ae.la' } as const
const voc = { section: 'ae.voc' } as const

/** SR-12, row by row. */
const TABLE: Record<string, Row[]> = {
  'afficiency, any: same, same': [
    { ...la, phase: AFFICIENCY, before: state(4), ftc: false, level: 4, secondTry: false },
    { ...la, phase: AFFICIENCY, before: state(1, true), ftc: false, level: 1, secondTry: true },
    { ...voc, phase: AFFICIENCY, before: state(5), ftc: true, over: true, level: 5, secondTry: false },
  ],
  'learning pass, level 0: 1, and a second try only if it ever dropped to 0': [
    { ...la, phase: LEARNING, before: state(0), ftc: true, level: 1, secondTry: false },
    { ...la, phase: LEARNING, before: state(0, false, true), ftc: true, level: 1, secondTry: true },
  ],
  'learning, other: same': [
    { ...la, phase: LEARNING, before: state(0), ftc: false, level: 0, secondTry: false },
    { ...la, phase: LEARNING, before: state(3), ftc: true, level: 3, secondTry: false },
    { ...la, phase: LEARNING, before: state(1, true), ftc: true, level: 1, secondTry: true },
  ],
  'proficiency, la level 0: 0': [
    { ...la, phase: PROFICIENCY, before: state(0), ftc: true, level: 0, secondTry: false },
    { ...la, phase: PROFICIENCY, before: state(0), ftc: false, level: 0, secondTry: false },
  ],
  'proficiency, first-time correct below the top: +1, no second try from level 2 on': [
    { ...la, phase: PROFICIENCY, before: state(1), ftc: true, level: 2, secondTry: false },
    { ...la, phase: PROFICIENCY, before: state(1, true), ftc: true, level: 2, secondTry: false },
    { ...la, phase: PROFICIENCY, before: state(3), ftc: true, level: 4, secondTry: false },
    { ...voc, phase: PROFICIENCY, before: state(0), ftc: true, level: 1, secondTry: false },
    { ...voc, phase: PROFICIENCY, before: state(4), ftc: true, level: 5, secondTry: false },
  ],
  'proficiency, first-time correct at the top: the top': [
    { ...la, phase: PROFICIENCY, before: state(4), ftc: true, level: 4, secondTry: false },
    { ...la, phase: PROFICIENCY, before: state(4), ftc: true, over: true, level: 4, secondTry: false },
    { ...voc, phase: PROFICIENCY, before: state(5), ftc: true, level: 5, secondTry: false },
  ],
  'proficiency, level 1 on a second try, not first-time correct: 1 again': [
    { ...la, phase: PROFICIENCY, before: state(1, true), ftc: false, level: 1, secondTry: true },
    { ...voc, phase: PROFICIENCY, before: state(1, true), ftc: false, level: 1, secondTry: true },
  ],
  'proficiency, anything else: one lower, never below 0': [
    { ...la, phase: PROFICIENCY, before: state(1), ftc: false, level: 0, secondTry: false },
    { ...la, phase: PROFICIENCY, before: state(3), ftc: true, over: true, level: 2, secondTry: false },
    { ...la, phase: PROFICIENCY, before: state(4), ftc: false, level: 3, secondTry: false },
    { ...voc, phase: PROFICIENCY, before: state(0), ftc: false, level: 0, secondTry: false },
    { ...voc, phase: PROFICIENCY, before: state(5), ftc: false, over: true, level: 4, secondTry: false },
  ],
}

describe('changeLevel', () => {
  for (const [title, rows] of Object.entries(TABLE)) {
    it.each(rows)(
      `[SR-12] [SES-28] ${title}: $section $before.level`,
      ({ section, phase, before, ftc, over, level, secondTry }) => {
        const after = changeLevel(before, {
          section,
          phase,
          isFirstTimeCorrect: ftc,
          isOvertime: over ?? false,
        })
        expect(after).toMatchObject({ level, isSecondTry: secondTry })
      },
    )
  }

  it('[SR-12] a word that fell from 1 to 0 climbs back on a second try', () => {
    const answer = { ...voc, phase: PROFICIENCY, isOvertime: false } as const
    const fallen = changeLevel(state(1), { ...answer, isFirstTimeCorrect: false })
    expect(fallen).toEqual({ level: 0, isSecondTry: false, hasDroppedToZero: true })
    expect(changeLevel(fallen, { ...answer, isFirstTimeCorrect: true })).toEqual({
      level: 1,
      isSecondTry: true,
      hasDroppedToZero: true,
    })
  })

  it('[SR-12] a skill that ever fell from 1 to 0 is on a second try after every later fall, too', () => {
    const answer = { ...voc, phase: PROFICIENCY, isOvertime: false } as const
    const right = { ...answer, isFirstTimeCorrect: true }
    const wrong = { ...answer, isFirstTimeCorrect: false }
    const fallen = changeLevel(state(1), wrong)
    const higher = [right, right, right].reduce(changeLevel, fallen)
    expect(higher).toEqual({ level: 3, isSecondTry: false, hasDroppedToZero: true })
    const lower = changeLevel(higher, wrong)
    expect(lower).toEqual({ level: 2, isSecondTry: false, hasDroppedToZero: true })
    const again = [wrong, wrong, right].reduce(changeLevel, lower)
    expect(again).toEqual({ level: 1, isSecondTry: true, hasDroppedToZero: true })
  })
})

describe('isOvertime', () => {
  const times = { elapsedSeconds: 181, specifiedMinutes: 3 }
  it('[SES-29] [C-10] counts from the level below the top on', () => {
    expect([0, 1, 2, 3, 4].map((level) => isOvertime('ae.la', level, times))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect([3, 4, 5].map((level) => isOvertime('ae.voc', level, times))).toEqual([false, true, true])
  })
  it('[SES-29] needs more than the specified time', () => {
    expect(isOvertime('ae.la', 4, { ...times, elapsedSeconds: 180 })).toBe(false)
  })
})

describe('isLargeGain', () => {
  const outcome = { ...la, phase: PROFICIENCY, isFirstTimeCorrect: true, isOvertime: false } as const
  it('[SES-28] [SR-12] [SR-18] is a timely first-time correct proficiency answer at the top', () => {
    expect(isLargeGain(state(4), outcome)).toBe(true)
    expect(isLargeGain(state(3), outcome)).toBe(false)
    expect(isLargeGain(state(4), { ...outcome, isOvertime: true })).toBe(false)
    expect(isLargeGain(state(4), { ...outcome, isFirstTimeCorrect: false })).toBe(false)
    expect(isLargeGain(state(4), { ...outcome, phase: AFFICIENCY })).toBe(false)
  })
})

const sections: CourseSection[] = ['ae.la', 'ae.voc']
const outcomes = (section: CourseSection): fc.Arbitrary<SkillOutcome> =>
  fc.record({
    section: fc.constant(section),
    phase: fc.constantFrom<CoursePhase>(LEARNING, PROFICIENCY, AFFICIENCY),
    isFirstTimeCorrect: fc.boolean(),
    elapsedSeconds: fc.double({ min: 0, max: 50_000, noNaN: true }),
    specifiedMinutes: fc.constantFrom(0.25, 3),
  })

const history = fc
  .constantFrom(...sections)
  .chain((section) => fc.tuple(fc.constant(section), fc.array(outcomes(section), { maxLength: 60 })))

const replay = (log: readonly SkillOutcome[]): SkillState =>
  log.reduce<SkillState>((before, outcome) => applyOutcome(before, outcome).state, NEW_SKILL_STATE)

describe('applyOutcome over a history', () => {
  it('[SR-12] keeps every level in range, and moves it by one step at most', () => {
    fc.assert(
      fc.property(history, ([section, log]) => {
        let before: SkillState = NEW_SKILL_STATE
        for (const outcome of log) {
          const { state: after } = applyOutcome(before, outcome)
          expect(after.level).toBeGreaterThanOrEqual(0)
          expect(after.level).toBeLessThanOrEqual(TOP_LEVEL[section])
          expect(Math.abs(after.level - before.level)).toBeLessThanOrEqual(1)
          if (after.isSecondTry) expect(after).toMatchObject({ level: 1, hasDroppedToZero: true })
          before = after
        }
      }),
    )
  })

  it('[SES-28] [SR-12] afficiency never moves a level or a second try', () => {
    fc.assert(
      fc.property(history, outcomes('ae.la'), ([, log], last) => {
        const before = replay(log)
        const { state: after } = applyOutcome(before, { ...last, phase: AFFICIENCY })
        const { accuracyRate: _, meanTimeSeconds: __, ...levels } = after
        const { accuracyRate: ___, meanTimeSeconds: ____, ...levelsBefore } = before
        expect(levels).toEqual(levelsBefore)
      }),
    )
  })

  it('[SR-12] [C-11] learning never lowers a level', () => {
    fc.assert(
      fc.property(history, outcomes('ae.la'), ([, log], last) => {
        const before = replay(log)
        const { state: after } = applyOutcome(before, { ...last, phase: LEARNING })
        expect(after.level).toBeGreaterThanOrEqual(before.level)
      }),
    )
  })

  it('replaying a log gives the same state, in one go or after a stop', () => {
    fc.assert(
      fc.property(history, fc.nat(60), ([, log], stop) => {
        const halfway = JSON.parse(JSON.stringify(replay(log.slice(0, stop)))) as SkillState
        const resumed = log.slice(stop).reduce((before, o) => applyOutcome(before, o).state, halfway)
        expect(resumed).toEqual(replay(log))
      }),
    )
  })

  it('[SR-13] keeps the accuracy between 0 and 1 and the time between its smallest and largest measure', () => {
    fc.assert(
      fc.property(history, ([, log]) => {
        const { accuracyRate, meanTimeSeconds } = replay(log)
        if (accuracyRate !== null) {
          expect(accuracyRate).toBeGreaterThanOrEqual(0)
          expect(accuracyRate).toBeLessThanOrEqual(1)
        }
        if (meanTimeSeconds !== null) expect(meanTimeSeconds).toBeLessThanOrEqual(36_000)
      }),
    )
  })
})

describe('the measures', () => {
  const answer = (isFirstTimeCorrect: boolean, elapsedSeconds: number): SkillOutcome => ({
    section: 'ae.la',
    phase: AFFICIENCY,
    isFirstTimeCorrect,
    elapsedSeconds,
    specifiedMinutes: 3,
  })
  it('[SR-13] the first answer sets them, later ones move them by 0.3', () => {
    expect(replay([answer(true, 100)])).toMatchObject({ accuracyRate: 1, meanTimeSeconds: 100 })
    const second = replay([answer(true, 100), answer(false, 200)])
    expect(second.accuracyRate).toBeCloseTo(0.7)
    expect(second.meanTimeSeconds).toBeCloseTo(130)
  })
  it('[SR-13] more than 36000 s was not measured', () => {
    expect(replay([answer(true, 100), answer(true, 36_001)]).meanTimeSeconds).toBe(100)
    expect(replay([answer(true, 36_001)]).meanTimeSeconds).toBeNull()
    expect(replay([answer(true, 36_000)]).meanTimeSeconds).toBe(36_000)
  })
  it('[SR-12] a large gain moves the accuracy by 0.6', () => {
    const atTop = { ...NEW_SKILL_STATE, level: 4, accuracyRate: 0.5, meanTimeSeconds: 100 }
    const { state: after, isLargeGain: isLarge } = applyOutcome(atTop, {
      ...answer(true, 100),
      phase: PROFICIENCY,
    })
    expect(isLarge).toBe(true)
    expect(after.accuracyRate).toBeCloseTo(0.8)
  })
})
