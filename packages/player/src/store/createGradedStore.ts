import {
  foldSession,
  type RowEntry,
  reduceSession,
  SESSION_MESSAGES,
  type SessionEvent,
  type SessionState,
  statusMessage,
} from '@wordstride/core'
import { produce } from 'immer'
import { createStore } from 'zustand/vanilla'
import type { PlayerStore } from './createPlayerStore'
import {
  AnswerRefused,
  type GradedAnswer,
  type GradedEvent,
  type GradedOptions,
  type GradedOutcome,
} from './gradedTypes'
import type { LoadedPlugin, PlayerState, ShownProblem } from './playerTypes'
import { createMoments, sessionActions } from './sessionActions'

type ReadyProblem = Extract<ShownProblem, { status: 'ready' }>

/** The session where it was left: the row as the server remembers it. */
function resume({ start, startedAt, currentIndex, exercises }: GradedOptions): SessionState {
  const begun = foldSession([{ type: 'started', at: startedAt, start }]) as SessionState
  const byId = new Map(exercises.map(({ problemId, progress }) => [problemId, progress]))
  const row = begun.row.map((entry): RowEntry => {
    const progress = byId.get(entry.problemId)
    if (!progress) return entry
    const { response: _response, feedback: _feedback, ...known } = progress
    return { ...entry, ...known }
  })
  return { ...begun, row, index: Math.min(currentIndex, Math.max(0, row.length - 1)) }
}

/** What the server is told of an event of the session; checks go their own way. */
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

/** Levels and flags as the server settled them. */
const withOutcome = (session: SessionState, outcome: GradedOutcome): SessionState =>
  produce(session, ({ row, index }) => {
    const entry = row[index]
    if (!entry) return
    entry.firstTimeCorrect = outcome.firstTimeCorrect
    entry.answerOvertime = outcome.answerOvertime
    if (outcome.levelChange) entry.levelChange = outcome.levelChange
  })

/** Hosts a proficiency or afficiency session: public views on the screen, grades from the server. */
export function createGradedStore(options: GradedOptions): PlayerStore {
  const exercises = new Map(options.exercises.map((exercise) => [exercise.problemId, exercise]))
  const drafts = new Map<string, unknown>()
  const moment = createMoments(options.now, options.now())
  let attemptStart = moment()
  /** An answer that may have arrived: sent again with the same id while the response is the same (SR-17). */
  let unconfirmed: GradedAnswer | null = null

  return createStore<PlayerState>()((set, get) => {
    const setShown = (shown: ShownProblem) => set({ shown })

    const send = (event: SessionEvent): boolean => {
      const session = reduceSession(get().session, event)
      if (session === null || session === get().session) return false
      set({ session })
      const told = asGradedEvent(event)
      if (told && 'problemId' in event) options.onEvent(event.problemId, told)
      return true
    }

    const present = (loaded: LoadedPlugin, problemId: string, entry: RowEntry): ShownProblem => {
      const exercise = exercises.get(problemId)
      if (!exercise) throw new Error('This problem cannot be shown.')
      const { plugin } = loaded
      const { view, progress } = exercise
      const earlier = plugin.response.safeParse(drafts.get(problemId) ?? progress.response)
      const isDone = entry.answerStatus === 'correct'
      return {
        status: 'ready',
        view,
        loaded,
        response: earlier.success ? earlier.data : plugin.emptyResponse(view),
        feedback: isDone ? progress.feedback : null,
        message: isDone ? SESSION_MESSAGES.correct : '',
        verdict: isDone ? 'correct' : 'init',
      }
    }

    const show = async () => {
      const { index, row } = get().session
      const entry = row[index]
      const exercise = entry && exercises.get(entry.problemId)
      if (!entry || !exercise) return setShown({ status: 'failed', message: 'This problem cannot be shown.' })
      setShown({ status: 'loading' })
      try {
        const loaded = await options.loadPlugin(exercise.problemType)
        if (get().session.index !== index) return
        setShown(present(loaded, entry.problemId, entry))
        attemptStart = moment()
        send({ type: 'exercise_shown', at: attemptStart, problemId: entry.problemId })
      } catch (error) {
        setShown({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
      }
    }

    /** The answer as it goes out now; one that may have arrived goes out as it was. */
    const toAnswer = (problemId: string, response: unknown): GradedAnswer => {
      const groupAnswer = JSON.stringify(response)
      if (unconfirmed?.problemId === problemId && unconfirmed.groupAnswer === groupAnswer) return unconfirmed
      const { session } = get()
      return {
        answerId: options.newId(),
        problemId,
        groupAnswer,
        startTs: attemptStart,
        endTs: moment(),
        hintChecked: session.row[session.index]?.hintChecked ?? false,
      }
    }

    const settle = (shown: ReadyProblem, answer: GradedAnswer, outcome: GradedOutcome) => {
      const { verdict, expectedCount } = outcome
      send({ type: 'answer_checked', at: answer.endTs, problemId: answer.problemId, verdict })
      if (verdict === 'correct' || verdict === 'incorrect')
        set({ session: withOutcome(get().session, outcome) })
      setShown({
        ...shown,
        verdict,
        feedback: outcome.feedback,
        message: statusMessage({ verdict, ...(expectedCount === undefined ? {} : { expectedCount }) }),
      })
      attemptStart = moment()
    }

    const check = async () => {
      const { shown, session } = get()
      const problemId = session.row[session.index]?.problemId
      if (shown.status !== 'ready' || shown.verdict === 'correct' || shown.isChecking) return
      if (problemId === undefined) return
      const answer = toAnswer(problemId, shown.response)
      unconfirmed = answer
      setShown({ ...shown, isChecking: true })
      try {
        const outcome = await options.grade(answer)
        unconfirmed = null
        settle(shown, answer, outcome)
      } catch (error) {
        if (error instanceof AnswerRefused) unconfirmed = null
        else attemptStart = moment()
        const message = error instanceof AnswerRefused ? error.message : SESSION_MESSAGES.saveFailed
        setShown({ ...shown, verdict: 'init', feedback: null, message, hasFailed: true })
      }
    }

    queueMicrotask(show)

    return {
      session: resume(options),
      shown: { status: 'loading' },
      respond(response) {
        const { shown, session } = get()
        const problemId = session.row[session.index]?.problemId
        if (shown.status !== 'ready' || shown.verdict === 'correct' || shown.isChecking) return
        if (problemId === undefined) return
        drafts.set(problemId, response)
        const { view, loaded } = shown
        setShown({ status: 'ready', view, loaded, response, feedback: null, message: '', verdict: 'init' })
        options.onEvent(problemId, { type: 'responded', group_answer: JSON.stringify(response) })
      },
      check: () => void check(),
      ...sessionActions({ get, send, moment, show, setShown }),
    }
  })
}
