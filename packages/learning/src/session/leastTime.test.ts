import type { Verdict } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import { acceptAnswer } from './acceptAnswer'
import { isTooQuick, spentSoFar } from './leastTime'
import { foldSession } from './reduceSession'
import type { SessionState } from './sessionState'

const opened = (leastMs?: number[]) =>
  foldSession([
    {
      type: 'started',
      at: 1_000_000,
      start: {
        ...{ sessionId: 's', phase: 'LEARNING_SESSION', sectionType: 'ae.la', gradeId: 2, skillId: 'k' },
        ...{ path: null, startingLevel: 0, correctCount: 2, lastProblemId: 'a' },
        problemIds: ['a', 'b', 'c'],
        ...(leastMs ? { leastMs } : {}),
      },
    },
  ]) as SessionState

/** Answers `after` milliseconds after the session began, having looked at it for `tookMs`. */
function answer(
  state: SessionState,
  problemId: string,
  {
    after,
    tookMs,
    verdict = 'correct',
    elsewhereMs,
  }: { after: number; tookMs: number; verdict?: Verdict; elsewhereMs?: number },
) {
  const at = state.startTime + after
  const pace = { tookMs, arrivedAt: at, ...(elsewhereMs === undefined ? {} : { elsewhereMs }) }
  return (
    acceptAnswer(state, { problemId, verdict, startedAt: at, at, hintChecked: false, pace })?.state ?? null
  )
}

describe('an answer that comes too soon', () => {
  it('is none: the least time is that of its problem, whatever the order of the cycle', () => {
    const state = opened([3_000, 1_000, 2_000])
    expect(isTooQuick(state, 'b', 999)).toBe(true)
    expect(isTooQuick(state, 'b', 1_000)).toBe(false)
    expect(answer(state, 'b', { after: 60_000, tookMs: 999 })).toBeNull()
    expect(answer(state, 'b', { after: 60_000, tookMs: 1_000 })?.row[0]).toMatchObject({
      firstTimeCorrect: 1,
    })
  })

  it('is none when all answers together claim more time than the session has been open', () => {
    const once = answer(opened([2_000, 2_000, 2_000]), 'b', { after: 2_500, tookMs: 9_000 }) as SessionState
    expect(answer(once, 'c', { after: 3_999, tookMs: 9_000 })).toBeNull()
    expect(answer(once, 'c', { after: 4_000, tookMs: 9_000 })?.sessionStatus).toBe('passed')
  })

  it('is none when other sessions took the time since this one was begun', () => {
    const state = opened([2_000, 2_000, 2_000])
    expect(answer(state, 'b', { after: 5_000, tookMs: 2_000, elsewhereMs: 3_001 })).toBeNull()
    expect(answer(state, 'b', { after: 5_000, tookMs: 2_000, elsewhereMs: 3_000 })).not.toBeNull()
  })

  it('every further try has taken its time, too', () => {
    let state = opened([2_000, 2_000, 2_000])
    for (const after of [5_000, 6_000, 7_000])
      state = answer(state, 'b', { after, tookMs: 2_000, verdict: 'incorrect' }) as SessionState
    expect(spentSoFar(state)).toBe(2_000 + 600 + 600)
  })

  it('a further try may be quicker, not at once', () => {
    const wrong = answer(opened([2_000, 2_000, 2_000]), 'b', {
      after: 5_000,
      tookMs: 3_000,
      verdict: 'incorrect',
    })
    const state = wrong as SessionState
    expect(answer(state, 'b', { after: 5_599, tookMs: 599 })).toBeNull()
    expect(answer(state, 'b', { after: 5_600, tookMs: 600 })?.row[0]).toMatchObject({ attempts: 2 })
  })

  it('an incomplete one is told as such at any time, and a session without least times takes all', () => {
    const early = { after: 1, tookMs: 1 }
    expect(answer(opened([2_000, 2_000, 2_000]), 'b', { ...early, verdict: 'not_answered' })).not.toBeNull()
    expect(answer(opened(), 'b', early)).not.toBeNull()
  })
})
