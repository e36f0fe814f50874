import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryOf, type Recall } from './memory'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 5, 15)

/** Recalls on days after the start. */
const on = (...days: [day: number, isRecalled: boolean][]): Recall[] =>
  days.map(([day, isRecalled]) => ({ at: START + day * DAY_MS, isRecalled }))

const daysUntilDue = (recalls: readonly Recall[]): number =>
  ((memoryOf(recalls)?.dueAt ?? 0) - (recalls.at(-1)?.at ?? 0)) / DAY_MS

/** Days between recalls, and how they went. */
const history = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.boolean()), { minLength: 1, maxLength: 30 })
  .map((steps) => {
    let at = START
    return steps.map(([days, isRecalled]): Recall => {
      at += days * DAY_MS
      return { at, isRecalled }
    })
  })

describe('memoryOf', () => {
  it('knows nothing of what was never asked', () => {
    expect(memoryOf([])).toBeNull()
  })

  it('lets more days pass after every recall in time', () => {
    const gaps: number[] = []
    const days: [number, boolean][] = [[0, true]]
    for (let i = 0; i < 4; i++) {
      const gap = daysUntilDue(on(...days))
      gaps.push(gap)
      days.push([(days.at(-1)?.[0] ?? 0) + gap, true])
    }
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
    expect(new Set(gaps).size).toBe(gaps.length)
  })

  it('asks sooner after a lapse than after a recall', () => {
    fc.assert(
      fc.property(history, (recalls) => {
        const next = (recalls.at(-1)?.at ?? 0) + 10 * DAY_MS
        const due = (isRecalled: boolean) => memoryOf([...recalls, { at: next, isRecalled }])?.dueAt ?? 0
        expect(due(false)).toBeLessThanOrEqual(due(true))
      }),
    )
  })

  it('is the same however often it is worked out, and due one day to half a year after the last recall', () => {
    fc.assert(
      fc.property(history, (recalls) => {
        const memory = memoryOf(recalls)
        expect(memoryOf(structuredClone(recalls))).toEqual(memory)
        const days = daysUntilDue(recalls)
        expect(days).toBeGreaterThanOrEqual(1)
        expect(days).toBeLessThanOrEqual(181)
        expect(memory?.stability).toBeGreaterThan(0)
      }),
    )
  })
})
