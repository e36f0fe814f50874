import type { CourseSection } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import { foldOnto, foldSession } from './reduceSession'
import { sessionReport } from './sessionReport'
import type { SessionState } from './sessionState'

function answered(sectionType: CourseSection, seconds: number): SessionState {
  return foldSession([
    {
      type: 'started',
      at: 0,
      start: {
        sessionId: 's',
        phase: 'LEARNING_SESSION',
        sectionType,
        gradeId: 2,
        skillId: 'skill',
        path: null,
        startingLevel: 0,
        correctCount: 3,
        problemIds: ['p1', 'p2', 'p3', 'p4'],
        lastProblemId: null,
      },
    },
    { type: 'exercise_shown', at: 10_000, problemId: 'p1' },
    { type: 'alive', at: 10_000, until: 10_000 + seconds * 1000 },
    { type: 'answer_checked', at: 10_000 + seconds * 1000, problemId: 'p1', verdict: 'correct' },
  ]) as SessionState
}

describe('sessionReport', () => {
  const isOverTime = (section: CourseSection, seconds: number, minutes?: Record<string, number>) =>
    sessionReport(answered(section, seconds), minutes)[0]?.isOverTime

  it('[SES-33] [SES-42] [CONST-25] [CONST-30] allows 180 s in language arts and 15 s in vocabulary by default', () => {
    expect(sessionReport(answered('ae.la', 180))[0]).toMatchObject({ seconds: 180, isOverTime: false })
    expect(isOverTime('ae.la', 181)).toBe(true)
    expect(isOverTime('ae.voc', 15)).toBe(false)
    expect(isOverTime('ae.voc', 16)).toBe(true)
  })

  it('[SES-33] takes a specified time as minutes times 60', () => {
    expect(isOverTime('ae.la', 60, { p1: 1 })).toBe(false)
    expect(isOverTime('ae.la', 61, { p1: 1 })).toBe(true)
  })

  it('[SES-33] [CONST-30] shows durations above 36000 s as 0', () => {
    expect(sessionReport(answered('ae.la', 36_001))[0]).toMatchObject({ seconds: 0, isOverTime: false })
  })

  it('[SES-33] has what was tried without success, too, and what was right at once', () => {
    const state = answered('ae.la', 20)
    const [right] = state.row
    const tried = foldOnto(state, [
      { type: 'advanced', at: 40_000, problemId: 'p1' },
      { type: 'exercise_shown', at: 40_000, problemId: 'p2' },
      { type: 'answer_checked', at: 50_000, problemId: 'p2', verdict: 'incorrect' },
    ])
    expect(right?.firstTimeCorrect).toBe(1)
    expect(sessionReport(tried)).toEqual([
      { problemId: 'p1', seconds: 20, isOverTime: false, firstTimeCorrect: 1 },
      { problemId: 'p2', seconds: 10, isOverTime: false, firstTimeCorrect: 0 },
    ])
  })

  it('leaves out exercises that were not begun', () => {
    expect(sessionReport(answered('ae.la', 5)).map((row) => row.problemId)).toEqual(['p1'])
  })
})
