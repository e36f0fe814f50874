import type { Verdict } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import { policyOf } from './policies'
import { foldSession } from './reduceSession'
import type { Phase, SessionEvent, SessionState } from './sessionState'
import { hasTimer } from './timer'

const LEVELS = [0, 1, 2, 3, 4]

const started = (phase: Phase, problemIds: string[], level = 1): SessionEvent => ({
  type: 'started',
  at: 0,
  start: {
    sessionId: 's',
    phase,
    sectionType: 'ae.la',
    gradeId: 4,
    skillId: '',
    path: null,
    startingLevel: 0,
    correctCount: phase === 'LEARNING_SESSION' ? 2 : null,
    problemIds,
    lastProblemId: null,
    targets: problemIds.map((problemId) => ({
      problemId,
      skillId: `skill of ${problemId}`,
      state: { level, isSecondTry: false, hasDroppedToZero: false },
      specifiedMinutes: 3,
    })),
  },
})

const check = (problemId: string, verdict: Verdict, at: number): SessionEvent => ({
  type: 'answer_checked',
  at,
  problemId,
  verdict,
})
const next = (problemId: string, at: number): SessionEvent => ({ type: 'advanced', at, problemId })
const play = (...events: SessionEvent[]) => foldSession(events) as SessionState

describe('[PROB-19] the phases', () => {
  it('learning is practice to a streak, without a timer and without grades', () => {
    const first = [started('LEARNING_SESSION', ['p1', 'p2', 'p3', 'p4']), check('p1', 'correct', 1)]
    expect(play(...first).sessionStatus).toBe('in_progress')
    const state = play(...first, next('p1', 2), check('p2', 'correct', 3))
    expect(state.sessionStatus).toBe('passed')
    expect(state.row.every(({ levelChange }) => levelChange === null)).toBe(true)
    expect(LEVELS.filter((level) => hasTimer('LEARNING_SESSION', 'ae.la', level))).toEqual([])
  })

  it('proficiency is a graded set, one problem a skill, of which some are timed', () => {
    const state = play(
      started('PROFICIENCY_SESSION', ['p1', 'p2']),
      check('p1', 'correct', 1),
      next('p1', 2),
      check('p2', 'incorrect', 3),
      check('p2', 'correct', 4),
    )
    expect(state.sessionStatus).toBe('passed')
    expect(state.row.map(({ levelChange }) => [levelChange?.skillId, levelChange?.levelTo])).toEqual([
      ['skill of p1', 2],
      ['skill of p2', 0],
    ])
    expect(LEVELS.filter((level) => hasTimer('PROFICIENCY_SESSION', 'ae.la', level))).toEqual([3])
  })

  it('afficiency is a graded set that is always timed and moves no level', () => {
    const state = play(started('AFFICIENCY_SESSION', ['p1'], 4), check('p1', 'correct', 1))
    expect(state.sessionStatus).toBe('passed')
    expect(state.row[0]?.levelChange).toMatchObject({ levelFrom: 4, levelTo: 4 })
    expect(LEVELS.every((level) => hasTimer('AFFICIENCY_SESSION', 'ae.la', level))).toBe(true)
  })

  it('a test is timed and ends when the time is up, without a verdict', () => {
    expect(policyOf('test').tellsVerdict).toBe(false)
    expect(hasTimer('test', 'ae.la', 0)).toBe(true)
    const state = play(started('test', ['p1', 'p2']), { type: 'timed_out', at: 9 })
    expect(state.sessionStatus).toBe('timed_out')
  })
})
