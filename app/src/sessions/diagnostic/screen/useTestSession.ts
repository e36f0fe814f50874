import { createTestStore, type GradedAnswer, type PlayerStore } from '@wordstride/player'
import { v7 as newId } from 'uuid'
import { serverNow } from '../../../api/serverClock'
import { createEventWriter } from '../../createEventWriter'
import { loadType } from '../../loadType'
import { preloadSession } from '../../preloadSession'
import { refreshStanding } from '../../refreshStanding'
import { useVisit } from '../../useVisit'
import { toExercises } from './testSession'
import {
  isAllSaved,
  StageOver,
  saveEnd,
  submitAnswer,
  type TestContext,
  type TestEnd,
  writeActive,
  writeEvent,
} from './testWrites'

/** How often the server is told that the screen is open. */
const ACTIVE_MS = 30_000

export interface TestSession {
  store: PlayerStore
  /** Whether the stage was over before this screen knew it. */
  wasOver(): boolean
  /** Ends the test, whatever is still to be done. */
  exit(): void
  /** True when all answers are on the server and the end of the stage is, too. */
  settle(): Promise<boolean>
}

/** One visit of a stage of a test; leaving the page does not end it, the next visit goes on with it. */
function startSession(context: TestContext): TestSession & { leave(): void } {
  const { test } = context
  void preloadSession(test.problems.map(({ problem }) => problem))
  const events = createEventWriter({
    sessionId: test.sessionId,
    write: (event) => writeEvent(context, event),
  })
  let ended: Promise<void> | null = null

  const sessionNow = () => store.getState().session
  const currentProblem = () => {
    const { row, index } = sessionNow()
    return row[index]?.problemId ?? ''
  }

  /** Once; what came before it goes out before it. */
  function end(how: TestEnd, answer: GradedAnswer | null): Promise<void> {
    void events.flush()
    ended ??= saveEnd(context, { problemId: currentProblem(), answer, end: how })
    return ended
  }

  let isOver = false

  const submit = (answer: GradedAnswer) =>
    submitAnswer(answer, context).catch((error) => {
      if (error instanceof StageOver) {
        isOver = true
        store.getState().timeOut()
      }
      throw error
    })

  const store = createTestStore({
    events: test.events,
    exercises: toExercises(test),
    loadType,
    now: serverNow,
    newId,
    submit: (answer) => events.give(() => submit(answer)),
    onEvent: events.tell,
    onDraft: events.keep,
    onEnd(answer) {
      const isTimedOut = sessionNow().sessionStatus === 'timed_out'
      void end(isTimedOut ? 'timed_out' : 'left', answer)
    },
  })

  const flushHidden = () => {
    if (document.visibilityState === 'hidden') void events.flush()
  }
  document.addEventListener('visibilitychange', flushHidden)
  const active = setInterval(() => {
    if (sessionNow().sessionStatus === 'in_progress') writeActive(context, currentProblem())
  }, ACTIVE_MS)

  return {
    store,
    wasOver: () => isOver,
    exit() {
      store.getState().leave()
      // All was answered, and the stage that would follow is not wanted.
      if (sessionNow().sessionStatus === 'passed') void end('left', null)
    },
    async settle() {
      await events.flush()
      await ended
      return isAllSaved()
    },
    leave() {
      document.removeEventListener('visibilitychange', flushHidden)
      clearInterval(active)
      void events.flush()
      void refreshStanding()
    },
  }
}

/** Null until the visit has begun. */
export const useTestSession = (context: TestContext): TestSession | null =>
  useVisit(() => startSession(context))
