import type { AssignmentHistoryRow } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { showPercent, showPoints, showScore, showTokens } from '../panels/numbers'
import { completionOf } from './completion'
import { describeAmount, describeGoal } from './describeGoal'
import { isExpiring } from './isExpiring'
import { streakWeeks } from './streakWeeks'

describe('completionOf', () => {
  it.each([
    [0, '#1677ff', 0],
    [62.4, '#1677ff', 62.4],
    [100, '#52c41a', 100],
    [130, '#52c41a', 30],
    [200, '#faad14', 100],
    [299, '#faad14', 99],
    [350, '#722ed1', 50],
    [400, '#eb2f96', 100],
    [1250, '#eb2f96', 50],
  ])('[HOME-04] [SR-42] %f points have the colour %s and fill %f percent', (points, color, fill) => {
    const completion = completionOf(points)
    expect(completion.color).toBe(color)
    expect(completion.fill).toBeCloseTo(fill, 4)
  })

  it.each([
    [99, undefined],
    [100, '#1677ff'],
    [130, '#1677ff'],
    [350, '#faad14'],
    [1250, '#722ed1'],
  ])('lies at %f points over the hundred before', (points, ground) => {
    expect(completionOf(points).ground).toBe(ground)
  })
})

describe('numbers', () => {
  it('[HOME-23] [CONST-14] scores have 2 decimals, points 1', () => {
    expect([showScore(0), showScore(67.7345), showScore(100)]).toEqual(['0.00', '67.73', '100.00'])
    expect([showPoints(0), showPoints(66.66), showPoints(100)]).toEqual(['0.0', '66.7', '100.0'])
  })

  it('[HOME-16] [CONST-17] a token badge overflows at 999, a percent badge at 10000', () => {
    expect([10, 999, 1000].map(showTokens)).toEqual(['10', '999', '999+'])
    expect([99.95, 10_000, 10_000.1].map(showPercent)).toEqual(['100.0%', '10000.0%', '10000%+'])
  })
})

describe('isExpiring', () => {
  const now = new Date('2026-03-09T12:00:00Z')
  const account = (days: number, payMethod: string | null, cancelAtPeriodEnd = false) => ({
    subscription: { startTs: 0, expireTs: now.getTime() + days * 86_400_000 },
    payMethod,
    cancelAtPeriodEnd,
  })

  it.each([
    [6, 'card', false, true],
    [6.01, 'card', false, false],
    [1, null, false, true],
    [1, 'auto', false, false],
    [6, 'auto', true, true],
    [7, 'auto', true, false],
  ])(
    '[HOME-22] [CONST-03] [G-23] %f days left, paid by %s, cancelled %s: %s',
    (days, method, isCancelled, is) => {
      expect(isExpiring(account(days, method, isCancelled), now)).toBe(is)
    },
  )
})

describe('streakWeeks', () => {
  const week = (
    startDate: string,
    endDate: string,
    total: number,
    isCurrent = false,
  ): AssignmentHistoryRow => ({
    startDate,
    endDate,
    isCurrent,
    points: { la: total, voc: 0, total },
    assignment: true,
    depositToken: total >= 100,
  })

  it('gives the last weeks oldest first and knows the running one', () => {
    const weeks = [
      week('2026-03-09', '2026-03-15', 100, true),
      week('2026-03-02', '2026-03-08', 99.9),
      week('2026-02-23', '2026-03-01', 100),
    ]
    expect(streakWeeks(weeks)).toMatchObject([
      { startDate: '2026-02-23', isComplete: true, isRunning: false },
      { startDate: '2026-03-02', isComplete: false, isRunning: false },
      { startDate: '2026-03-09', isComplete: true, isRunning: true },
    ])
  })

  it('shows ten at most, the newest', () => {
    const weeks = Array.from({ length: 12 }, (_, i) => week(`2026-01-${12 - i}`, `2026-01-${12 - i}`, 100))
    const shown = streakWeeks(weeks)
    expect([shown.length, shown[0]?.startDate, shown[9]?.startDate]).toEqual([10, '2026-01-3', '2026-01-12'])
  })
})

describe('describeGoal', () => {
  it.each([
    [{ type: 'learning', start: 0, target: 1 }, 'Level 0 → 1'],
    [{ type: 'proficiency', start: 0, target: 7 }, '0 → 7 steps'],
    [{ type: 'proficiency', start: 0, target: 1 }, '0 → 1 step'],
    [{ type: 'afficiency', start: 0, target: 3 }, '0 → 3 sessions'],
  ] as const)('%o reads %s', (goal, text) => {
    expect(describeGoal(goal)).toBe(text)
  })

  it.each([
    [{ type: 'learning', amount: 1 }, '1 pass'],
    [{ type: 'learning', amount: 2 }, '2 passes'],
    [{ type: 'afficiency', amount: 1 }, '1 session'],
  ] as const)('%o reads %s', (work, text) => {
    expect(describeAmount(work)).toBe(text)
  })
})
