import type { CoursePhase, Verdict } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import { acceptAnswer } from './acceptAnswer'
import { foldOnto, foldSession } from './reduceSession'
import type { SessionEvent, SessionState } from './sessionState'

const started = (phase: CoursePhase | 'test'): SessionEvent => ({
  type: 'started',
  at: 0,
  start: {
    sessionId: 's',
    phase,
    sectionType: 'ae.la',
    gradeId: 4,
    skillId: 'k',
    path: null,
    startingLevel: 0,
    correctCount: phase === 'LEARNING_SESSION' ? 3 : null,
    problemIds: ['p1', 'p2', 'p3', 'p4'],
    lastProblemId: null,
  },
})

const answer = (problemId: string, verdict: Verdict = 'correct', hintChecked = false) => ({
  problemId,
  verdict,
  startedAt: 1000,
  at: 2000,
  hintChecked,
})

const open = (phase: CoursePhase | 'test') => foldSession([started(phase)]) as SessionState

describe('acceptAnswer', () => {
  it('takes the answer to the exercise on the screen, and the events give the same state', () => {
    const accepted = acceptAnswer(open('PROFICIENCY_SESSION'), answer('p1', 'incorrect', true))
    expect(accepted?.events.map(({ type }) => type)).toEqual([
      'exercise_shown',
      'hint_opened',
      'answer_checked',
    ])
    expect(accepted?.state.row[0]).toMatchObject({ attempts: 1, firstTimeCorrect: 0, hintChecked: true })
    expect(foldSession([started('PROFICIENCY_SESSION'), ...(accepted?.events ?? [])])).toEqual(
      accepted?.state,
    )
  })

  it('tells of what happened in its order and at its time; standing and time belong to a verdict alone', () => {
    const standing = { level: 2, isSecondTry: false, hasDroppedToZero: true }
    const eventsOf = (verdict: Verdict) =>
      acceptAnswer(open('PROFICIENCY_SESSION'), { ...answer('p1', verdict, true), standing })?.events
    const before = [
      { type: 'exercise_shown', at: 1000, problemId: 'p1' },
      { type: 'hint_opened', at: 2000, problemId: 'p1', step: 1 },
    ]
    const checked = { type: 'answer_checked', at: 2000, problemId: 'p1' }
    expect(eventsOf('correct')).toEqual([
      ...before,
      { ...checked, verdict: 'correct', standing, activeMs: 1000 },
    ])
    expect(eventsOf('not_answered')).toEqual([...before, { ...checked, verdict: 'not_answered' }])
    expect(acceptAnswer(open('test'), answer('p1'))?.events.at(-1)).toEqual({
      type: 'answer_submitted',
      at: 2000,
      problemId: 'p1',
    })
  })

  it('[SR-13] does not count the time without a network', () => {
    const shown = foldSession([
      started('PROFICIENCY_SESSION'),
      { type: 'exercise_shown', at: 5_000, problemId: 'p1' },
    ]) as SessionState
    const late = { ...answer('p1'), startedAt: 5_000, at: 65_000 }
    expect(acceptAnswer(shown, late)?.state.row[0]?.activeMs).toBe(60_000)
    const accepted = acceptAnswer(shown, { ...late, wasOffline: true })
    expect(accepted?.events[0]).toEqual({ type: 'paused', at: 5_000 })
    expect(accepted?.state.row[0]?.activeMs).toBe(0)
  })

  it('[SR-13] who folds what was accepted has its time, whatever was known of the showing', () => {
    const accepted = acceptAnswer(open('PROFICIENCY_SESSION'), {
      ...answer('p1'),
      startedAt: 1_000,
      at: 9_000,
    })
    const elsewhere = foldSession([
      started('PROFICIENCY_SESSION'),
      { type: 'exercise_shown', at: 6_000, problemId: 'p1' },
    ]) as SessionState
    expect(foldOnto(elsewhere, accepted?.events ?? []).row[0]?.activeMs).toBe(8_000)
  })

  it('takes the answer to the next exercise when the one on the screen is done', () => {
    const first = acceptAnswer(open('LEARNING_SESSION'), answer('p1'))?.state as SessionState
    const second = acceptAnswer(first, answer('p2'))
    expect(second?.events[0]).toEqual({ type: 'advanced', at: 1000, problemId: 'p1' })
    expect(second?.state.index).toBe(1)
  })

  it.each<CoursePhase | 'test'>(['LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION', 'test'])(
    'takes no answer to an exercise further on, in %s',
    (phase) => {
      const first = acceptAnswer(open(phase), answer('p1'))?.state as SessionState
      expect(acceptAnswer(open(phase), answer('p2'))).toBeNull()
      expect(acceptAnswer(open(phase), answer('p4'))).toBeNull()
      expect(acceptAnswer(first, answer('p3'))).toBeNull()
      expect(acceptAnswer(first, answer('unknown'))).toBeNull()
    },
  )

  it('takes nothing more for an exercise that is done, and leaves the session where it was', () => {
    const first = acceptAnswer(open('PROFICIENCY_SESSION'), answer('p1'))?.state as SessionState
    expect(acceptAnswer(first, answer('p1', 'incorrect'))).toBeNull()
  })

  it('takes no answer after the end', () => {
    const left = foldSession([started('LEARNING_SESSION'), { type: 'left', at: 10 }]) as SessionState
    expect(acceptAnswer(left, answer('p1'))).toBeNull()
  })
})
