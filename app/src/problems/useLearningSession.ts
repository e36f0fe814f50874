import type { CallResult } from '@wordstride/api'
import { createPlayerStore, type PlayerSnapshot, type PlayerStore } from '@wordstride/player'
import { preloadFlipbook, preloadMarkdown } from '@wordstride/ui'
import { useEffect, useState } from 'react'
import { outbox } from '../outbox/outbox'
import { preloadDemo } from './LessonArea'
import { createLesson, type Lesson, type LessonState } from './lesson'
import { loadPlugin } from './loadPlugin'
import type { ProblemsQuery } from './problemsQuery'
import { refreshStanding } from './refreshStanding'
import { activityItem, answerItem, learningIndexItem, type SessionContext } from './sessionWrites'
import { createSharedCopy } from './sharedSnapshot'
import { deleteSnapshot, type StoredSession, saveSnapshot, snapshotKey } from './snapshots'

export type LearningResponse = Extract<CallResult<'skillLearning'>, { is_success: true }>

export interface LearningSession {
  store: PlayerStore
  lesson: Lesson
}

interface Options {
  userId: string
  query: ProblemsQuery
  response: LearningResponse
  snapshot: StoredSession | null
}

/** Everything the session will draw, fetched at its beginning: the network may be gone later. */
function preload(response: LearningResponse): void {
  const types = [...response.exercises, ...response.assisted_exercises].map(
    ({ problem }) => problem.problem_type,
  )
  for (const type of new Set(types)) loadPlugin(type).catch(() => undefined)
  if (response.demos.length > 0) preloadDemo().catch(() => undefined)
  preloadMarkdown().catch(() => undefined)
  if (JSON.stringify(response).includes('"flipbook"')) preloadFlipbook().catch(() => undefined)
}

/** Settles when the lesson shows the exercises for the first time. */
function whenExercisesOpen(lesson: Lesson): Promise<void> {
  const isOpen = ({ view }: LessonState) => view.kind === 'exercises'
  if (isOpen(lesson.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = lesson.subscribe((state) => {
      if (!isOpen(state)) return
      stop()
      resolve()
    })
  })
}

/** One visit's session with everything that is saved of it (C-09); ends when the page is left. */
function startSession({ userId, query, response, snapshot }: Options) {
  preload(response)
  const key = snapshotKey(userId, query)
  const context: SessionContext = { userId, query, startingScore: response.user_starting_score }
  const store = createPlayerStore({
    start: {
      sessionId: crypto.randomUUID(),
      phase: query.phase,
      sectionType: query.section_type,
      gradeId: query.grade_id,
      skillId: query.skill_id,
      path: query.path,
      startingLevel: response.user_skill_level,
      correctCount: response.number_of_correct_in_a_row,
      problemIds: response.exercises.map((exercise) => exercise.problem_id),
      lastProblemId: response.user_last_problem_id,
    },
    exercises: response.exercises.map(({ problem_id, problem }) => ({
      problemId: problem_id,
      problemType: problem.problem_type,
      problem,
    })),
    // The time of the first exercise begins when it is seen, not while a demo is.
    loadPlugin: async (type) => {
      await exercisesOpen
      return loadPlugin(type)
    },
    now: Date.now,
    newId: () => crypto.randomUUID(),
    snapshot,
    onAnswer: (answer) => void outbox.add(answerItem(answer, context)),
    onSnapshot: (next) => save(next),
  })
  const lesson = createLesson({
    demoIds: response.demos.map(({ demo_id }) => demo_id),
    session: store.getState().session,
    earlier: snapshot?.lesson,
  })
  const exercisesOpen = whenExercisesOpen(lesson)
  const shared = createSharedCopy(userId, store.getState().session.sessionId, query)

  let latest: PlayerSnapshot = snapshot ?? { events: [], responses: {}, presentations: {} }
  function save(next: PlayerSnapshot) {
    latest = next
    const stored = { ...next, lesson: lesson.getState().progress }
    void saveSnapshot(key, stored)
    shared.save(stored)
  }

  function saveEnd() {
    const { session } = store.getState()
    void outbox.add(activityItem(session, lesson.getState().progress, context, crypto.randomUUID()))
    const index = learningIndexItem(session, context, crypto.randomUUID())
    if (index) void outbox.add(index)
    void deleteSnapshot(key)
    shared.forget()
    void refreshStanding()
  }

  const stopSaving = lesson.subscribe((state, previous) => {
    const isOpen = store.getState().session.sessionStatus === 'in_progress'
    if (isOpen && state.progress !== previous.progress) save(latest)
  })
  const stopWatching = store.subscribe((state, previous) => {
    const status = state.session.sessionStatus
    if (status !== previous.session.sessionStatus && status !== 'in_progress') saveEnd()
  })

  return {
    store,
    lesson,
    leave() {
      store.getState().leave()
      stopWatching()
      stopSaving()
    },
  }
}

export function useLearningSession(options: Options): LearningSession {
  const [session] = useState(() => startSession(options))
  useEffect(() => session.leave, [session])
  return session
}
