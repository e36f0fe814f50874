import { foldSession, type SessionEvent, type SessionState } from '@wordstride/learning'
import { describe, expect, it } from 'vitest'
import { createLesson } from './lesson'

const started: SessionEvent = {
  type: 'started',
  at: 0,
  start: {
    sessionId: 's',
    phase: 'LEARNING_SESSION',
    sectionType: 'ae.la',
    gradeId: 2,
    skillId: 'k',
    path: null,
    startingLevel: 0,
    correctCount: 2,
    problemIds: ['p1', 'p2', 'p3'],
    lastProblemId: null,
  },
}
const after = (...events: SessionEvent[]) => foldSession([started, ...events]) as SessionState
const checked: SessionEvent = { type: 'answer_checked', at: 5, problemId: 'p1', verdict: 'incorrect' }

describe('createLesson', () => {
  const viewOf = (options: Partial<Parameters<typeof createLesson>[0]>) =>
    createLesson({ demoIds: ['d1', 'd2'], session: after(), earlier: undefined, ...options }).getState().view

  it('[SES-02] without a demo the exercises are shown, with one it comes first', () => {
    expect(viewOf({ demoIds: [] })).toEqual({ kind: 'exercises' })
    expect(viewOf({})).toEqual({ kind: 'demo', id: 'd1' })
  })

  it('[SES-02] a session that goes on, or whose demo was seen, begins with the exercises', () => {
    expect(viewOf({ session: after(checked) })).toEqual({ kind: 'exercises' })
    expect(viewOf({ earlier: { demos: { d1: true }, assisted: {} } })).toEqual({ kind: 'exercises' })
    expect(viewOf({ earlier: { demos: { d1: false }, assisted: {} } })).toEqual({ kind: 'demo', id: 'd1' })
  })

  it('what was complete stays complete when it is opened again', () => {
    const lesson = createLesson({ demoIds: [], session: after(), earlier: undefined })
    const { open, complete } = lesson.getState()
    open({ kind: 'assisted', id: 'a1' })
    expect(lesson.getState().progress.assisted).toEqual({ a1: false })
    complete({ kind: 'assisted', id: 'a1' })
    open({ kind: 'assisted', id: 'a1' })
    expect(lesson.getState().progress.assisted).toEqual({ a1: true })
  })
})
