import { createGradedStore, type PlayerStore } from '@wordstride/player'
import { v7 as newId } from 'uuid'
import { serverNow } from '../../api/serverClock'
import { outbox } from '../../outbox/outbox'
import { createEventWriter } from '../createEventWriter'
import { dropDraft } from '../drafts'
import { eventItem } from '../eventItem'
import { loadType } from '../loadType'
import { preloadReport } from '../preloadReport'
import { preloadSession } from '../preloadSession'
import { refreshStanding } from '../refreshStanding'
import { useVisit } from '../useVisit'
import { watchPresence } from '../watchPresence'
import { type GradedContext, gradeAnswer } from './gradeAnswer'
import { type OpenGradedSession, toExercises } from './gradedSession'
import { openHint } from './openHint'

interface Options {
  userId: string
  response: OpenGradedSession
  /** The session went on in another tab or at another device: what is on the screen is over. */
  onOutdated(): void
}

/** One visit of a graded session; leaving the page does not end it, the next visit goes on with it. */
function startSession({ userId, response, onOutdated }: Options) {
  const { sessionId, problems } = response
  const context: GradedContext = {
    userId,
    sessionId,
    skillNames: new Map(problems.map(({ problemId, skillName }) => [problemId, skillName])),
    onRefused: () => void dropDraft(sessionId).then(onOutdated),
  }
  void preloadSession(
    problems.map(({ problem }) => problem),
    [preloadReport],
  )
  const events = createEventWriter({
    sessionId,
    write: (event) => outbox.add(eventItem(userId, sessionId, event)),
  })
  const store = createGradedStore({
    events: response.events,
    exercises: toExercises(response),
    loadType,
    now: serverNow,
    newId,
    grade: (answer) => events.give(() => gradeAnswer(answer, context)),
    openHint: (problemId, step) => openHint({ userId, sessionId, problemId, step }, context.onRefused),
    onEvent: events.tell,
    onDraft: events.keep,
  })
  const stopWatching = store.subscribe(({ session }, previous) => {
    const hasPassed = session.sessionStatus === 'passed' && previous.session.sessionStatus !== 'passed'
    if (hasPassed) void refreshStanding()
  })
  const { stayAlive, pause } = store.getState()
  const stopPresence = watchPresence({ now: serverNow, onAlive: stayAlive, onPause: pause })

  return {
    store,
    skillNames: context.skillNames,
    leave() {
      stopPresence()
      void events.flush()
      stopWatching()
      void refreshStanding()
    },
  }
}

export interface GradedSession {
  store: PlayerStore
  /** By problem id; a word is named when it was answered right. */
  skillNames: ReadonlyMap<string, string>
}

/** Null until the session has begun. */
export const useGradedSession = (options: Options): GradedSession | null =>
  useVisit(() => startSession(options))
