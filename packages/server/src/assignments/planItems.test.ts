import type { CourseSection } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import { weekOf } from '../calendar/week'
import type { UserSkill } from '../standing/skillStandings'
import { planExtra, planSection, type SectionPlan } from './planItems'
import { countUnits, type LevelMove, learningProgress } from './progress'

const entry = (level: number, seq: number): UserSkill => ({
  skill: {
    sectionType: 'ae.la',
    gradeId: 4,
    skillId: `k${seq}`,
    chapterId: 2,
    skillSeq: seq,
    skillName: `Skill ${seq}`,
    weight: 1,
    specifiedTime: 3,
    correctInARow: 2,
    isRetired: false,
    isDisabled: false,
  },
  level,
  isSecondTry: false,
  hasDroppedToZero: false,
  accuracyRate: null,
  meanTime: null,
  lastProblemId: null,
  lastVisitAt: null,
  lastAnswerAt: null,
  stillAsked: null,
})

const plan = (
  levels: number[],
  minutes: number,
  { sectionType = 'ae.la' as CourseSection, goal = 95 } = {},
): SectionPlan => ({
  sectionType,
  gradeId: 4,
  entries: levels.map((level, i) => entry(level, i + 1)),
  minutes,
  goal,
})

const brief = (items: ReturnType<typeof planSection>) =>
  items.map(({ type, minutes, skillId, target }) => ({ type, minutes, skillId, target }))

describe('planSection', () => {
  it('[SR-19] la: up to 3 learning items of 20 minutes, the rest one proficiency item', () => {
    expect(brief(planSection(plan([1, 1, 0, 0, 0, 0], 120)))).toEqual([
      { type: 'learning', minutes: 20, skillId: 'k3', target: 1 },
      { type: 'learning', minutes: 20, skillId: 'k4', target: 1 },
      { type: 'learning', minutes: 20, skillId: 'k5', target: 1 },
      { type: 'proficiency', minutes: 60, skillId: null, target: 12 },
    ])
  })
  it('[SR-19] la: learning takes at most half of the minutes', () => {
    expect(brief(planSection(plan([1, 0, 0, 0], 50)))).toEqual([
      { type: 'learning', minutes: 20, skillId: 'k2', target: 1 },
      { type: 'proficiency', minutes: 30, skillId: null, target: 6 },
    ])
  })
  it('[SR-19] la: learning items only while no skill is at level 1', () => {
    const items = planSection(plan([0, 0, 0, 0, 0, 0, 0, 0], 120))
    expect(items.map(({ type }) => type)).toEqual(Array.from({ length: 6 }, () => 'learning'))
    expect(items.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(120)
  })
  it('[SR-19] la: what is learned first where a proficiency session would have no skill', () => {
    expect(brief(planSection(plan([4, 4, 4, 0], 34)))).toEqual([
      { type: 'learning', minutes: 34, skillId: 'k4', target: 1 },
    ])
    expect(brief(planSection(plan([4, 4, 3, 0], 34)))).toMatchObject([{ type: 'proficiency', minutes: 34 }])
  })
  it('[SR-19] voc: one proficiency item of 0.6 units a minute', () => {
    expect(brief(planSection(plan(new Array(20).fill(0), 60, { sectionType: 'ae.voc' })))).toEqual([
      { type: 'proficiency', minutes: 60, skillId: null, target: 36 },
    ])
  })
  it('[SR-19] the target is at most the headroom and at least 1', () => {
    expect(planSection(plan([4, 4, 3], 120))[0]).toMatchObject({ type: 'proficiency', target: 1 })
  })
  it('[SR-19] every skill at the top: one afficiency item of 3 sessions', () => {
    expect(brief(planSection(plan([4, 4], 120)))).toEqual([
      { type: 'afficiency', minutes: 120, skillId: null, target: 3 },
    ])
  })
  it('[SR-19] the target score is that of the lowest skills raised by the units, capped at the goal', () => {
    // Two skills at level 1 (40) rise by 2 units to level 2 (60).
    expect(planSection(plan([1, 1], 10))[0]).toMatchObject({ startScore: 40, targetScore: 60 })
    expect(planSection(plan([1, 1], 10, { goal: 55 }))[0]).toMatchObject({ targetScore: 55 })
  })
  it('plans nothing without skills', () => {
    expect(planSection(plan([], 120))).toEqual([])
    expect(planExtra(plan([], 120), new Set())).toEqual([])
  })
})

describe('planExtra', () => {
  it('[SR-21] la: 20 minutes of learning and 20 of proficiency (4 units); voc: 20 minutes (12 units)', () => {
    expect(brief(planExtra(plan([1, 1, 0], 0), new Set()))).toEqual([
      { type: 'learning', minutes: 20, skillId: 'k3', target: 1 },
      { type: 'proficiency', minutes: 20, skillId: null, target: 4 },
    ])
    expect(brief(planExtra(plan(new Array(5).fill(1), 0, { sectionType: 'ae.voc' }), new Set()))).toEqual([
      { type: 'proficiency', minutes: 20, skillId: null, target: 12 },
    ])
  })
})

describe('planExtra, where all but what the week asked for is proficient', () => {
  it('[SR-21] builds nothing that cannot be done, and does not ask for a skill again that fell', () => {
    expect(planExtra(plan([4, 4, 0], 0), new Set(['k3']))).toEqual([])
    expect(brief(planExtra(plan([4, 2, 0], 0), new Set(['k3'])))).toMatchObject([{ type: 'proficiency' }])
  })
})

const gainedUnits = (section: CourseSection, moves: LevelMove[]): number => {
  const count = countUnits(section)
  return moves.reduce((_, move) => count(move), 0)
}

describe('countUnits', () => {
  const move = (skillId: string, from: number, to: number, isLargeGain = false): LevelMove => ({
    skillId,
    before: { level: from },
    after: { level: to },
    isLargeGain,
  })
  it('[SR-18] sums the levels above those at the beginning of the week', () => {
    expect(gainedUnits('ae.la', [move('a', 1, 2), move('a', 2, 3), move('b', 1, 2)])).toBe(3)
  })
  it('[SR-18] cannot be farmed by dropping and regaining, and never falls', () => {
    expect(gainedUnits('ae.la', [move('a', 2, 3), move('a', 3, 2), move('a', 2, 3)])).toBe(1)
    expect(gainedUnits('ae.la', [move('a', 2, 3), move('a', 3, 2)])).toBe(1)
  })
  it('[SR-18] la counts from level 1, so that a learning pass is not counted twice', () => {
    expect(gainedUnits('ae.la', [move('a', 0, 1)])).toBe(0)
    expect(gainedUnits('ae.voc', [move('a', 0, 1)])).toBe(1)
  })
  it('[SR-18] what a setup raised in between gains nothing, nor does what falls from there', () => {
    expect(gainedUnits('ae.voc', [move('a', 0, 1), move('a', 4, 3)])).toBe(1)
    expect(gainedUnits('ae.voc', [move('a', 0, 1), move('a', 4, 5)])).toBe(2)
    expect(gainedUnits('ae.la', [move('a', 1, 0), move('a', 1, 2)])).toBe(1)
  })
  it('[SR-18] a large gain is 2 units, once for each skill', () => {
    expect(gainedUnits('ae.la', [move('a', 4, 4, true), move('a', 4, 4, true), move('b', 4, 4, true)])).toBe(
      4,
    )
  })
})

describe('learningProgress', () => {
  it('[SR-20] is 0.9 x the best count of a window of n + 1, by n', () => {
    expect(learningProgress([[1, 0, 0]], 2)).toBeCloseTo(0.45)
    expect(
      learningProgress(
        [
          [0, 0],
          [1, 1],
        ],
        3,
      ),
    ).toBeCloseTo(0.6)
    expect(learningProgress([[1, 0, 0, 0, 1]], 2)).toBeCloseTo(0.45)
    expect(learningProgress([], 3)).toBe(0)
  })
})

describe('weekOf', () => {
  const zone = 'America/Los_Angeles'
  it('[SR-06] runs from Monday 00:00 to Sunday 23:59:59 local time', () => {
    const monday = {
      weekStart: '2026-03-09',
      startsAt: new Date('2026-03-09T07:00:00Z'),
      endsAt: new Date('2026-03-16T07:00:00Z'),
      timeZone: zone,
    }
    expect(weekOf(new Date('2026-03-09T07:00:00Z'), zone)).toEqual({ ...monday, daysLeft: 7 })
    expect(weekOf(new Date('2026-03-16T06:59:59Z'), zone)).toEqual({ ...monday, daysLeft: 1 })
  })
  it('[SR-06] a week in which the clocks change has seven days too', () => {
    const week = weekOf(new Date('2026-03-08T20:00:00Z'), zone)
    expect(week).toMatchObject({
      weekStart: '2026-03-02',
      daysLeft: 1,
      endsAt: new Date('2026-03-09T07:00:00Z'),
    })
  })
})
