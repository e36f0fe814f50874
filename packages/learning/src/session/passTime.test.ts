import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldSession } from './reduceSession'
import type { SessionEvent, SessionState } from './sessionState'
import { exerciseTime, readTimer } from './timer'

const MINUTE = 60_000

const started: SessionEvent = {
  type: 'started',
  at: 0,
  start: {
    sessionId: 's',
    phase: 'PROFICIENCY_SESSION',
    sectionType: 'ae.la',
    gradeId: 4,
    skillId: '',
    path: null,
    startingLevel: 0,
    correctCount: null,
    problemIds: ['p1', 'p2'],
    lastProblemId: null,
    targets: [
      {
        problemId: 'p1',
        skillId: 'k1',
        state: { level: 3, isSecondTry: false, hasDroppedToZero: false },
        specifiedMinutes: 3,
      },
    ],
  },
}
const shown: SessionEvent = { type: 'exercise_shown', at: 0, problemId: 'p1' }
const alive = (at: number, until: number): SessionEvent => ({ type: 'alive', at, until })
const paused = (at: number): SessionEvent => ({ type: 'paused', at })
const right = (at: number): SessionEvent => ({
  type: 'answer_checked',
  at,
  problemId: 'p1',
  verdict: 'correct',
})
const play = (...events: SessionEvent[]) => foldSession([started, shown, ...events]) as SessionState

describe('passTime', () => {
  it('absence is no study time: away for 14 minutes, back for 9 seconds', () => {
    const state = play(alive(0, 30_000), paused(32_000), alive(14 * MINUTE + 41_000, 14 * MINUTE + 41_000))
    const end = foldSession([started, shown, alive(0, 30_000), paused(32_000), right(14 * MINUTE + 41_000)])
    expect(state.activeMs).toBe(32_000)
    expect(end?.row[0]).toMatchObject({ activeMs: 32_000, answerOvertime: 0 })
    expect(end?.row[0]?.levelChange?.levelTo).toBe(4)
  })

  it('[SR-13] of a silence longer than a minute only the minute counts', () => {
    expect(play(right(14 * MINUTE)).activeMs).toBe(MINUTE)
    expect(play(right(59_000)).activeMs).toBe(59_000)
  })

  it('signs of life all the way count in full, and too late is too late', () => {
    const state = play(alive(0, 200_000), right(201_000))
    expect(state.row[0]).toMatchObject({ activeMs: 201_000, answerOvertime: 1 })
  })

  it('what comes after the answer is time of the session, not of the exercise', () => {
    const state = play(right(10_000), alive(10_000, 40_000))
    expect([state.activeMs, state.row[0]?.activeMs]).toEqual([40_000, 10_000])
  })

  it('the timer stands still in a pause and after the answer', () => {
    const at = 100_000
    const secondsOf = (state: SessionState) => readTimer(exerciseTime(state), 180, at).elapsedSeconds
    expect(secondsOf(play(alive(0, 90_000)))).toBe(100)
    expect(secondsOf(play(paused(20_000)))).toBe(20)
    expect(secondsOf(play(right(20_000)))).toBe(20)
  })

  it('never counts more than has passed, whatever the order and the clocks', () => {
    const anyEvent = fc.record({ at: fc.nat(10 * MINUTE), more: fc.nat(MINUTE), kind: fc.nat(2) })
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (given) => {
        const events = given.map(({ at, more, kind }) =>
          kind === 0 ? paused(at) : kind === 1 ? alive(at, at + more) : right(at),
        )
        const last = Math.max(0, ...given.map(({ at, more, kind }) => (kind === 1 ? at + more : at)))
        const state = play(...events)
        expect(state.activeMs).toBeLessThanOrEqual(last)
        expect(state.row[0]?.activeMs).toBeLessThanOrEqual(state.activeMs)
      }),
    )
  })
})
