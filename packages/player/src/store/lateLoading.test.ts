import type { CoursePhase } from '@wordstride/core'
import type { SessionEvent } from '@wordstride/learning'
import type { LoadedType } from '@wordstride/ui'
import { describe, expect, it, vi } from 'vitest'
import { loadRadio } from '../testing/radioQuestion'
import { createGradedStore } from './createGradedStore'
import { createPlayerStore } from './createPlayerStore'
import type { PlayerStore } from './playerTypes'

const problemIds = ['p1', 'p2', 'p3']

/** The first problem is solved, and its type comes when it is called for; that of the others is here. */
const eventsOf = (phase: CoursePhase): SessionEvent[] => [
  {
    type: 'started',
    at: 0,
    start: {
      ...{ sessionId: 's', phase, sectionType: 'ae.la', gradeId: 4, skillId: 'k', path: null },
      ...{ startingLevel: 1, correctCount: 2, problemIds, lastProblemId: null },
    },
  },
  { type: 'exercise_shown', at: 1, problemId: 'p1' },
  { type: 'answer_checked', at: 2, problemId: 'p1', verdict: 'correct' },
]
const typeOf = (problemId: string) => (problemId === 'p1' ? 'slow' : 'quick')

type LoadType = (type: string) => Promise<LoadedType>

const common = { now: () => 10, newId: () => 'id', onEvent: () => undefined }

const practice = (loadType: LoadType): PlayerStore =>
  createPlayerStore({
    ...common,
    loadType,
    events: eventsOf('LEARNING_SESSION'),
    exercises: problemIds.map((problemId) => ({
      ...{ problemId, problemType: typeOf(problemId) },
      problem: { problem_id: problemId },
    })),
    onAnswer: () => undefined,
    onResponses: () => undefined,
  })

const graded = (loadType: LoadType): PlayerStore =>
  createGradedStore({
    ...common,
    loadType,
    events: eventsOf('PROFICIENCY_SESSION'),
    exercises: problemIds.map((problemId) => ({
      ...{ problemId, problemType: typeOf(problemId), response: null, feedback: null },
      view: { problem_id: problemId },
    })),
    grade: () => Promise.reject(new Error('Nothing is answered.')),
    openHint: async () => ({ hintItems: [], events: [] }),
    onDraft: () => undefined,
  })

describe.each([
  ['practice', practice],
  ['graded work', graded],
])('a problem that is loaded when the student has gone on, in %s', (_, open) => {
  it.each(['comes', 'fails'] as const)('does not take the place of the next one: it %s', async (outcome) => {
    let arrive = (_: Promise<LoadedType>) => {}
    const store = open((type) =>
      type === 'quick' ? loadRadio() : new Promise((resolve) => (arrive = resolve)),
    )
    await new Promise((resolve) => setTimeout(resolve, 0))
    store.getState().next()
    const shown = await vi.waitFor(() => {
      const current = store.getState().shown
      if (current.status !== 'ready') throw new Error(current.status)
      return current
    })
    expect(shown.view).toMatchObject({ problem_id: 'p2' })
    arrive(outcome === 'comes' ? loadRadio() : Promise.reject(new Error('offline')))
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(store.getState().shown).toEqual(shown)
  })
})
