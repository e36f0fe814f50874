import type { Verdict } from '@wordstride/core'
import * as fc from 'fast-check'
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

/** Answers `after` milliseconds after the session began, in an attempt that is said to have taken `tookMs`. */
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
  const startedAt = Math.max(state.seenAt, at - tookMs)
  const pace = { attemptMs: tookMs, arrivedAt: at, ...(elsewhereMs === undefined ? {} : { elsewhereMs }) }
  return acceptAnswer(state, { problemId, verdict, startedAt, at, hintChecked: false, pace })?.state ?? null
}

describe('an answer that comes too soon', () => {
  it('is none: the least time is that of its problem, whatever the order of the cycle', () => {
    const state = opened([3_000, 1_000, 2_000])
    expect(isTooQuick(state, 999)).toBe(true)
    expect(isTooQuick(state, 1_000)).toBe(false)
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

  it.each(['not_answered', 'over_answered'] as const)(
    '[SR-17] %s does not begin the look at the problem anew, and is no try that makes the next one quicker',
    (verdict) => {
      const state = opened([2_000, 2_000, 2_000])
      const early = answer(state, 'b', { after: 60_000, tookMs: 60_000, verdict }) as SessionState
      expect(answer(early, 'b', { after: 60_010, tookMs: 10 })?.row[0]).toMatchObject({ firstTimeCorrect: 1 })
      const atOnce = answer(state, 'b', { after: 60_000, tookMs: 10, verdict }) as SessionState
      expect(answer(atOnce, 'b', { after: 61_989, tookMs: 1_989 })).toBeNull()
      expect(answer(atOnce, 'b', { after: 61_990, tookMs: 1_990 })).not.toBeNull()
    },
  )

  it('[SR-17] checks without a verdict change nothing of what comes too soon', () => {
    const check = fc.record({
      isJudged: fc.boolean(),
      waitMs: fc.constantFrom(0, 1, 300, 599, 600, 1_400, 2_000, 9_000),
    })
    fc.assert(
      fc.property(fc.array(check, { maxLength: 8 }), (checks) => {
        let [told, judgedOnly] = [opened([2_000, 2_000, 2_000]), opened([2_000, 2_000, 2_000])]
        let [at, lastCheck, lastVerdict] = [0, 0, 0]
        for (const { isJudged, waitMs } of checks) {
          at += waitMs
          const verdict = isJudged ? 'incorrect' : 'not_answered'
          const after = answer(told, 'b', { after: at, tookMs: at - lastCheck, verdict })
          if (after) [told, lastCheck] = [after, at]
          if (!isJudged) continue
          const other = answer(judgedOnly, 'b', { after: at, tookMs: at - lastVerdict, verdict })
          expect(after === null).toBe(other === null)
          if (other) [judgedOnly, lastVerdict] = [other, at]
        }
      }),
    )
  })

  it('an incomplete one is told as such at any time, and a session without least times takes all', () => {
    const early = { after: 1, tookMs: 1 }
    expect(answer(opened([2_000, 2_000, 2_000]), 'b', { ...early, verdict: 'not_answered' })).not.toBeNull()
    expect(answer(opened(), 'b', early)).not.toBeNull()
  })
})
