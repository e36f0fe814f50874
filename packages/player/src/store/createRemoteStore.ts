import {
  type Feedback,
  policyOf,
  type RowEntry,
  reduceSession,
  SESSION_MESSAGES,
  type SessionEvent,
  type SessionState,
} from '@wordstride/core'
import { createStore } from 'zustand/vanilla'
import type { PlayerStore } from './createPlayerStore'
import { AnswerRefused, type GradedAnswer, type GradedEvent } from './gradedTypes'
import type { LoadedPlugin, PlayerState, ShownProblem } from './playerTypes'
import { createMoments, sessionActions } from './sessionActions'

type ReadyProblem = Extract<ShownProblem, { status: 'ready' }>

/** What the screen shows of an answer. */
export type ShownOutcome = Pick<ReadyProblem, 'verdict' | 'feedback' | 'message'>

/** What a reply of the server does to the session and to the screen. */
interface Settlement {
  /** Null when the answer changes nothing in the session. */
  event: SessionEvent | null
  /** Lays over the session what the server settled. */
  patch?: ((session: SessionState) => SessionState) | undefined
  shown: ShownOutcome
}

interface RemoteExercise {
  problemId: string
  problemType: string
  /** The public view, in presented order. */
  view: unknown
  /** The last response or draft; null before the first. */
  response: unknown
  feedback: Feedback | null
}

interface RemoteOptions<TOutcome> {
  session: SessionState
  exercises: readonly RemoteExercise[]
  loadPlugin(problemType: string): Promise<LoadedPlugin>
  now(): number
  newId(): string
  /** Rejects when the answer did not arrive; a refusal rejects with `AnswerRefused`. */
  judge(answer: GradedAnswer): Promise<TOutcome>
  settle(answer: GradedAnswer, outcome: TOutcome): Settlement
  /** What an exercise that is done shows. */
  showDone(exercise: RemoteExercise): ShownOutcome
  onEvent(problemId: string, event: GradedEvent): void
  /** The session was left, or its time is up; with the answer that stood there and was not given yet. */
  onEnd?(answer: GradedAnswer | null): void
}

const UNTOUCHED: ShownOutcome = { verdict: 'init', feedback: null, message: '' }

/** What the server is told of an event of the session; answers go their own way. */
function asGradedEvent(event: SessionEvent): GradedEvent | null {
  switch (event.type) {
    case 'exercise_shown':
      return { type: 'exercise_shown', at: event.at }
    case 'hint_opened':
      return { type: 'hint_opened', step: event.step }
    case 'hint_closed':
    case 'advanced':
    case 'skipped':
      return { type: event.type }
    default:
      return null
  }
}

/** Hosts a session whose key stays on the server: public views on the screen, one answer at a time to be judged. */
export function createRemoteStore<TOutcome>(options: RemoteOptions<TOutcome>): PlayerStore {
  const exercises = new Map(options.exercises.map((exercise) => [exercise.problemId, exercise]))
  const drafts = new Map<string, unknown>()
  const moment = createMoments(options.now, options.now())
  let attemptStart = moment()
  /** An answer that may have arrived: sent again with the same id while the response is the same (SR-17). */
  let unconfirmed: GradedAnswer | null = null

  return createStore<PlayerState>()((set, get) => {
    const setShown = (shown: ShownProblem) => set({ shown })

    const current = (): RowEntry | undefined => get().session.row[get().session.index]

    /** Whether the problem on the screen takes no other answer. */
    const isClosed = (): boolean => {
      const { session } = get()
      const entry = current()
      return !entry || policyOf(session.phase).isDone(entry) || session.sessionStatus !== 'in_progress'
    }

    const send = (event: SessionEvent): boolean => {
      const session = reduceSession(get().session, event)
      if (session === null || session === get().session) return false
      set({ session })
      const told = asGradedEvent(event)
      if (told && 'problemId' in event) options.onEvent(event.problemId, told)
      return true
    }

    const present = (loaded: LoadedPlugin, exercise: RemoteExercise, entry: RowEntry): ShownProblem => {
      const { plugin } = loaded
      const earlier = plugin.response.safeParse(drafts.get(exercise.problemId) ?? exercise.response)
      const isDone = policyOf(get().session.phase).isDone(entry)
      return {
        status: 'ready',
        view: exercise.view,
        loaded,
        response: earlier.success ? earlier.data : plugin.emptyResponse(exercise.view),
        ...(isDone ? options.showDone(exercise) : UNTOUCHED),
      }
    }

    const show = async () => {
      const { index } = get().session
      const entry = current()
      const exercise = entry && exercises.get(entry.problemId)
      if (!entry || !exercise) return setShown({ status: 'failed', message: 'This problem cannot be shown.' })
      setShown({ status: 'loading' })
      try {
        const loaded = await options.loadPlugin(exercise.problemType)
        if (get().session.index !== index) return
        setShown(present(loaded, exercise, entry))
        attemptStart = moment()
        send({ type: 'exercise_shown', at: attemptStart, problemId: entry.problemId })
      } catch (error) {
        setShown({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
      }
    }

    /** The answer as it goes out now; one that may have arrived goes out as it was. */
    const toAnswer = (entry: RowEntry, response: unknown): GradedAnswer => {
      const { problemId, hintChecked } = entry
      const groupAnswer = JSON.stringify(response)
      if (unconfirmed?.problemId === problemId && unconfirmed.groupAnswer === groupAnswer) return unconfirmed
      return {
        answerId: options.newId(),
        problemId,
        groupAnswer,
        startTs: attemptStart,
        endTs: moment(),
        hintChecked,
      }
    }

    const settle = (shown: ReadyProblem, answer: GradedAnswer, outcome: TOutcome) => {
      const { event, patch, shown: outcomeShown } = options.settle(answer, outcome)
      if (event) send(event)
      if (patch) set({ session: patch(get().session) })
      setShown({ ...shown, ...outcomeShown })
      attemptStart = moment()
    }

    const check = async () => {
      const { shown } = get()
      const entry = current()
      if (shown.status !== 'ready' || shown.isChecking || !entry || isClosed()) return
      const answer = toAnswer(entry, shown.response)
      unconfirmed = answer
      setShown({ ...shown, isChecking: true })
      try {
        const outcome = await options.judge(answer)
        unconfirmed = null
        settle(shown, answer, outcome)
      } catch (error) {
        if (error instanceof AnswerRefused) unconfirmed = null
        else attemptStart = moment()
        const message = error instanceof AnswerRefused ? error.message : SESSION_MESSAGES.saveFailed
        setShown({ ...shown, ...UNTOUCHED, message, hasFailed: true })
      }
    }

    /** The answer that stands on the screen and was not given yet; null when nothing was entered. */
    const standingAnswer = (): GradedAnswer | null => {
      const { shown } = get()
      const entry = current()
      if (!entry || isClosed()) return null
      const earlier = drafts.get(entry.problemId) ?? exercises.get(entry.problemId)?.response ?? null
      return earlier === null ? null : toAnswer(entry, shown.status === 'ready' ? shown.response : earlier)
    }

    /** Ends the session by `event`; what stood there is handed over. */
    const end = (event: SessionEvent) => {
      const answer = standingAnswer()
      if (send(event)) options.onEnd?.(answer)
    }

    queueMicrotask(show)

    return {
      session: options.session,
      shown: { status: 'loading' },
      respond(response) {
        const { shown } = get()
        const entry = current()
        if (shown.status !== 'ready' || shown.isChecking || !entry || isClosed()) return
        drafts.set(entry.problemId, response)
        const { view, loaded } = shown
        setShown({ status: 'ready', view, loaded, response, ...UNTOUCHED })
        options.onEvent(entry.problemId, { type: 'responded', group_answer: JSON.stringify(response) })
      },
      check: () => void check(),
      ...sessionActions({ get, send, moment, show, setShown }),
      leave: () => end({ type: 'left', at: moment() }),
      timeOut: () => end({ type: 'timed_out', at: moment() }),
    }
  })
}
