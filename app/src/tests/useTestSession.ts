import { createTestStore, type GradedAnswer, type PlayerStore } from '@wordstride/player'
import { useEffect, useState } from 'react'
import { delayDrafts } from '../problems/delayDrafts'
import { loadPlugin } from '../problems/loadPlugin'
import { refreshStanding } from '../problems/refreshStanding'
import { currentIndex, stageStartedAt, toExercises, toStart } from './testSession'
import {
  isAllSaved,
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
  /** Ends the test, whatever is still to be done. */
  exit(): void
  /** True when all answers are on the server and the end of the stage is, too. */
  settle(): Promise<boolean>
}

/** One visit of a stage of a test; leaving the page does not end it, the next visit goes on with it. */
function startSession(context: TestContext): TestSession & { close(): void } {
  const { test } = context
  for (const { problem } of test.problems) loadPlugin(problem.problem_type).catch(() => undefined)
  const events = delayDrafts(test.test_session_uuid, (problemId, event) =>
    writeEvent(context, problemId, event),
  )
  let ended: Promise<void> | null = null

  const sessionNow = () => store.getState().session
  const currentProblem = () => {
    const { row, index } = sessionNow()
    return row[index]?.problemId ?? ''
  }

  /** Once; what came before it goes out before it. */
  function end(how: TestEnd, answer: GradedAnswer | null): Promise<void> {
    events.flush()
    ended ??= saveEnd(context, { problemId: currentProblem(), answer, end: how })
    return ended
  }

  const store = createTestStore({
    start: toStart(test),
    startedAt: stageStartedAt(test),
    currentIndex: currentIndex(test),
    exercises: toExercises(test),
    loadPlugin,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    submit: (answer) => submitAnswer(answer, context),
    onEvent: events.tell,
    onEnd(answer) {
      const isTimedOut = sessionNow().sessionStatus === 'timed_out'
      void end(isTimedOut ? 'timed_out' : 'left', answer)
    },
  })

  const flushHidden = () => {
    if (document.visibilityState === 'hidden') events.flush()
  }
  document.addEventListener('visibilitychange', flushHidden)
  const active = setInterval(() => {
    if (sessionNow().sessionStatus === 'in_progress') writeActive(context, currentProblem())
  }, ACTIVE_MS)

  return {
    store,
    exit() {
      store.getState().leave()
      // All was answered, and the stage that would follow is not wanted.
      if (sessionNow().sessionStatus === 'passed') void end('left', null)
    },
    async settle() {
      events.flush()
      await ended
      return isAllSaved()
    },
    close() {
      document.removeEventListener('visibilitychange', flushHidden)
      clearInterval(active)
      events.flush()
      void refreshStanding()
    },
  }
}

export function useTestSession(context: TestContext): TestSession {
  const [session] = useState(() => startSession(context))
  useEffect(() => session.close, [session])
  return session
}
