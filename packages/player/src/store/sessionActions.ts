import { SESSION_MESSAGES, type SessionEvent } from '@wordstride/learning'
import type { PlayerState, ShownProblem } from './playerTypes'

interface Host {
  get(): PlayerState
  /** False when the event changed nothing. */
  send(event: SessionEvent): boolean
  /** Epoch ms, strictly increasing. */
  moment(): number
  show(): Promise<void>
  setShown(shown: ShownProblem): void
}

type SharedActions = Omit<PlayerState, 'session' | 'shown' | 'respond' | 'check'>

/** What a student does besides answering; the same wherever the answers are graded. */
export function sessionActions({ get, send, moment, show, setShown }: Host): SharedActions {
  /** False without a current problem, or when the event changed nothing. */
  function sendForCurrent(make: (problemId: string, at: number) => SessionEvent): boolean {
    const { session } = get()
    const problemId = session.row[session.index]?.problemId
    return problemId !== undefined && send(make(problemId, moment()))
  }
  return {
    openHint: (step) => {
      sendForCurrent((problemId, at) => ({ type: 'hint_opened', at, problemId, step }))
    },
    closeHints: () => {
      sendForCurrent((problemId, at) => ({ type: 'hint_closed', at, problemId }))
    },
    next: () => {
      if (sendForCurrent((problemId, at) => ({ type: 'advanced', at, problemId }))) void show()
    },
    retry: () => void show(),
    skipFailed: () => {
      // One that is solved already needs no skip.
      const goesOn =
        sendForCurrent((problemId, at) => ({ type: 'advanced', at, problemId })) ||
        sendForCurrent((problemId, at) => ({ type: 'skipped', at, problemId }))
      if (goesOn) void show()
      else setShown({ status: 'failed', message: SESSION_MESSAGES.noMoreSkips })
    },
    stayAlive: (at, until) => {
      send({ type: 'alive', at, until })
    },
    pause: (at) => {
      send({ type: 'paused', at })
    },
    leave: () => {
      send({ type: 'left', at: moment() })
    },
    timeOut: () => {
      send({ type: 'timed_out', at: moment() })
    },
    reportRenderFailure: (message) => setShown({ status: 'failed', message }),
  }
}

/** A clock that never shows the same moment twice, so that two attempts never share a start. */
export function createMoments(now: () => number, first: number): () => number {
  let last = first
  return () => {
    last = Math.max(now(), last + 1)
    return last
  }
}
