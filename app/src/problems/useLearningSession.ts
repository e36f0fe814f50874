import type { CallResult } from '@wordstride/api'
import {
  createPlayerStore,
  type LoadedPlugin,
  type PlayerSnapshot,
  type PlayerStore,
} from '@wordstride/player'
import { renderers } from '@wordstride/plugins/renderers'
import { preloadFlipbook, preloadMarkdown } from '@wordstride/ui'
import { useEffect, useState } from 'react'
import { queryClient } from '../api/queryClient'
import { outbox } from '../outbox/outbox'
import type { ProblemsQuery } from './problemsQuery'
import { activityItem, answerItem, learningIndexItem, type SessionContext } from './sessionWrites'
import { deleteSnapshot, saveSnapshot, snapshotKey } from './snapshots'

export type LearningResponse = Extract<CallResult<'skillLearning'>, { is_success: true }>

const isKnownType = (type: string): type is keyof typeof renderers => Object.hasOwn(renderers, type)

export async function loadPlugin(type: string): Promise<LoadedPlugin> {
  if (!isKnownType(type)) throw new Error(`Unknown problem type "${type}".`)
  return renderers[type]()
}

export interface LearningSession {
  store: PlayerStore
  completeAssisted(problemId: string): void
}

interface Options {
  userId: string
  query: ProblemsQuery
  response: LearningResponse
  snapshot: PlayerSnapshot | null
}

/** Everything the session will draw, fetched at its beginning: the network may be gone later. */
function preload(response: LearningResponse): void {
  const types = [...response.exercises, ...response.assisted_exercises].map(
    ({ problem }) => problem.problem_type,
  )
  for (const type of new Set(types)) loadPlugin(type).catch(() => undefined)
  preloadMarkdown().catch(() => undefined)
  if (JSON.stringify(response).includes('"flipbook"')) preloadFlipbook().catch(() => undefined)
}

/** One visit's session with everything that is saved of it (C-09); ends when the page is left. */
function startSession({ userId, query, response, snapshot }: Options) {
  preload(response)
  const key = snapshotKey(userId, query)
  const assisted = new Set<string>()
  const context: SessionContext = { userId, query, startingScore: response.user_starting_score, assisted }
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
    loadPlugin,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    snapshot,
    onAnswer: (answer) => void outbox.add(answerItem(answer, context)),
    onSnapshot: (next) => void saveSnapshot(key, next),
  })

  function saveEnd() {
    const { session } = store.getState()
    void outbox.add(activityItem(session, context, crypto.randomUUID()))
    const index = learningIndexItem(session, context, crypto.randomUUID())
    if (index) void outbox.add(index)
    void deleteSnapshot(key)
    void queryClient.invalidateQueries()
  }

  const stopWatching = store.subscribe((state, previous) => {
    const status = state.session.sessionStatus
    if (status !== previous.session.sessionStatus && status !== 'in_progress') saveEnd()
  })

  return {
    store,
    completeAssisted: (problemId: string) => assisted.add(problemId),
    leave() {
      store.getState().leave()
      stopWatching()
    },
  }
}

export function useLearningSession(options: Options): LearningSession {
  const [session] = useState(() => startSession(options))
  useEffect(() => session.leave, [session])
  return session
}
