import type { SessionState } from '@wordstride/core'
import { createGradedStore, type PlayerStore } from '@wordstride/player'
import { useEffect, useState } from 'react'
import { outbox } from '../../outbox/outbox'
import { loadPlugin } from '../loadPlugin'
import type { ProblemsQuery } from '../problemsQuery'
import { refreshStanding } from '../refreshStanding'
import { type OpenGradedSession, toExercises, toStart } from './gradedSession'
import { createEventWriter, type GradedContext, gradeAnswer, gradedActivityItem } from './gradedWrites'

/** SES-25: what makes the session record worth saving again. */
const progressOf = ({ row, sessionStatus }: SessionState): string =>
  [sessionStatus, ...row.map(({ answerStatus }) => answerStatus)].join()

interface Options {
  userId: string
  query: ProblemsQuery
  response: OpenGradedSession
}

/** One visit of a graded session; leaving the page does not end it, the next visit goes on with it. */
function startSession({ userId, query, response }: Options) {
  const context: GradedContext = {
    userId,
    query,
    sessionUuid: response.session_uuid,
    startingScore: response.user_starting_score,
    skillNames: new Map(response.problems.map(({ problem_id, skill_name }) => [problem_id, skill_name])),
  }
  for (const { problem } of response.problems) loadPlugin(problem.problem_type).catch(() => undefined)
  const events = createEventWriter(context)
  const store = createGradedStore({
    start: toStart(response, query),
    startedAt: response.started_at,
    currentIndex: response.current_index,
    exercises: toExercises(response),
    loadPlugin,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    grade: (answer) => gradeAnswer(answer, context),
    onEvent: events.tell,
  })
  const save = () =>
    void outbox.add(gradedActivityItem(store.getState().session, context, crypto.randomUUID()))

  const stopWatching = store.subscribe((state, previous) => {
    if (progressOf(state.session) === progressOf(previous.session)) return
    save()
    if (state.session.sessionStatus === 'passed') void refreshStanding()
  })
  const flushHidden = () => {
    if (document.visibilityState === 'hidden') events.flush()
  }
  document.addEventListener('visibilitychange', flushHidden)

  return {
    store,
    skillNames: context.skillNames,
    leave() {
      document.removeEventListener('visibilitychange', flushHidden)
      events.flush()
      stopWatching()
      if (store.getState().session.sessionStatus === 'in_progress') save()
      void refreshStanding()
    },
  }
}

interface GradedVisit {
  store: PlayerStore
  /** By problem id; a word is named when it was answered right. */
  skillNames: ReadonlyMap<string, string>
}

export function useGradedSession(options: Options): GradedVisit {
  const [session] = useState(() => startSession(options))
  useEffect(() => session.leave, [session])
  return session
}
