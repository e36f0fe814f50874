import type { CallResult } from '@wordstride/api'
import type { Verdict } from '@wordstride/core'
import {
  type CheckedAnswer,
  createPlayerStore,
  type PlayerStore,
  type Responses,
  type ToldEvent,
} from '@wordstride/player'
import { v7 as newId } from 'uuid'
import { serverNow } from '../../api/serverClock'
import { outbox } from '../../outbox/outbox'
import { eventItem } from '../eventItem'
import { loadType } from '../loadType'
import { preloadReport } from '../preloadReport'
import { preloadSession } from '../preloadSession'
import type { ProblemsQuery } from '../problemsQuery'
import { refreshStanding } from '../refreshStanding'
import { useVisit } from '../useVisit'
import { watchPresence } from '../watchPresence'
import { isOvertaken } from './isOvertaken'
import { preloadDemo } from './LessonArea'
import { createLesson, type Lesson, type LessonState } from './lesson'
import { activityItem, answerItem, learningIndexItem, type SessionContext } from './sessionWrites'
import { createSharedCopy } from './sharedSnapshot'
import { deleteSnapshot, type LearningSnapshot, saveSnapshot } from './snapshots'

/** In practice events have the time of their happening, so that they can wait for each other in the outbox. */
const EVENT_DELAY_MS = 2_000

export type LearningResponse = Extract<CallResult<'skillLearning'>, { isSuccess: true }>

export interface LearningSession {
  store: PlayerStore
  lesson: Lesson
}

interface Options {
  userId: string
  query: ProblemsQuery
  response: LearningResponse
  snapshot: LearningSnapshot | null
  /** The session went on or ended in another tab or at another device: what is on the screen is over. */
  onOutdated(): void
}

const preload = ({ exercises, assistedExercises, demos }: LearningResponse): Promise<void> =>
  preloadSession(
    [...exercises, ...assistedExercises].map(({ problem }) => problem),
    demos.length > 0 ? [preloadDemo, preloadReport] : [preloadReport],
  )

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
function startSession({ userId, query, response, snapshot, onOutdated }: Options) {
  void preload(response)
  const { sessionId } = response
  const context: SessionContext = { userId, query }
  const shared = createSharedCopy(userId, sessionId)

  let isOutdated = false

  /** Resolves with the server's verdict, when the answer has arrived there. */
  function saveAnswer(answer: CheckedAnswer): Promise<Verdict> {
    return new Promise((resolve) => {
      void outbox.add(answerItem(answer, context), {
        onReply(reply) {
          if (!reply.isSuccess || !('verdict' in reply)) return
          if (!isOvertaken(answer, reply)) return resolve(reply.verdict)
          isOutdated = true
          onOutdated()
        },
      })
    })
  }

  function tell(event: ToldEvent): void {
    const isLast = event.type === 'paused' || event.type === 'left'
    void outbox.add(eventItem(userId, sessionId, event), { delayMs: isLast ? 0 : EVENT_DELAY_MS })
  }

  let responses: Responses = snapshot?.responses ?? {}
  const store = createPlayerStore({
    events: response.events,
    responses,
    exercises: response.exercises.map(({ problemId, problem, problemVersion }) => ({
      problemId,
      problemType: problem.problem_type,
      problem,
      problemVersion,
    })),
    // The time of the first exercise begins when it is seen, not while a demo is.
    loadType: async (type) => {
      await exercisesOpen
      return loadType(type)
    },
    now: serverNow,
    newId,
    onAnswer: saveAnswer,
    onEvent: tell,
    onResponses(next) {
      responses = next
      save()
    },
  })
  const lesson = createLesson({
    demoIds: response.demos.map(({ demo_id }) => demo_id),
    session: store.getState().session,
    earlier: snapshot?.lesson,
  })
  const exercisesOpen = whenExercisesOpen(lesson)

  function save() {
    const stored = { savedAt: serverNow(), responses, lesson: lesson.getState().progress }
    void saveSnapshot(sessionId, stored)
    shared.save(stored)
  }

  function saveEnd() {
    void outbox.add(activityItem(sessionId, lesson.getState().progress, context))
    const index = learningIndexItem(store.getState().session, context)
    if (index) void outbox.add(index)
    void deleteSnapshot(sessionId)
    shared.forget()
    void refreshStanding()
  }

  const stopSaving = lesson.subscribe((state, previous) => {
    const isOpen = store.getState().session.sessionStatus === 'in_progress'
    if (isOpen && state.progress !== previous.progress) save()
  })
  const stopWatching = store.subscribe((state, previous) => {
    const status = state.session.sessionStatus
    if (status !== previous.session.sessionStatus && status !== 'in_progress') saveEnd()
  })
  const { stayAlive, pause } = store.getState()
  const stopPresence = watchPresence({ now: serverNow, onAlive: stayAlive, onPause: pause })

  return {
    store,
    lesson,
    leave() {
      // What goes on elsewhere is not ended here.
      if (isOutdated) shared.stop()
      else store.getState().leave()
      stopPresence()
      stopWatching()
      stopSaving()
    },
  }
}

/** Null until the session has begun. */
export const useLearningSession = (options: Options): LearningSession | null =>
  useVisit(() => startSession(options))
