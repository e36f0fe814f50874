import { isJudged, type PublicEnvelope } from '@wordstride/core'
import {
  foldOnto,
  foldSession,
  isTooQuick,
  MAX_SILENCE_MS,
  policyOf,
  type RowEntry,
  reduceSession,
  SESSION_MESSAGES,
  type SessionEvent,
  type SessionState,
} from '@wordstride/learning'
import type { LoadedType } from '@wordstride/ui'
import { createStore } from 'zustand/vanilla'
import {
  AnswerRefused,
  type GradedAnswer,
  type OpenedHints,
  type RemoteExercise,
  type RemoteSession,
} from './gradedTypes'
import { isToldEvent } from './isToldEvent'
import type { PlayerState, PlayerStore, ReadyProblem, ShownProblem } from './playerTypes'
import { failureOf, type ShownOutcome, tellTooQuick, UNTOUCHED } from './presentProblem'
import { readEarlier } from './readOnPage'
import { remoteHints } from './remoteHints'
import { createMoments, sessionActions } from './sessionActions'

/** What the server replies to an answer: among others what it took into its log. */
interface Judgement {
  events: readonly SessionEvent[]
}

/** Nothing was entered: the server says so, however quickly it was sent. */
const isUntouched = ({ loaded, view, response }: ReadyProblem): boolean =>
  JSON.stringify(response) === JSON.stringify(loaded.rules.emptyResponse(view))

interface RemoteOptions<TExercise extends RemoteExercise, TJudgement extends Judgement>
  extends RemoteSession {
  exercises: readonly TExercise[]
  /** Rejects when the answer did not arrive; a refusal rejects with `AnswerRefused`. */
  judge(answer: GradedAnswer): Promise<TJudgement>
  /** Where there are hints to be opened. */
  openHint?(problemId: string, step: number): Promise<OpenedHints>
  showOutcome(judgement: TJudgement): ShownOutcome
  /** What an exercise that is done shows. */
  showDone(exercise: TExercise): ShownOutcome
  /** The session was left, or its time is up; with the answer that stood there and was not given yet. */
  onEnd?(answer: GradedAnswer | null): void
}

/** Hosts a session whose key stays on the server: public views on the screen, one answer at a time to be judged. */
export function createRemoteStore<TExercise extends RemoteExercise, TJudgement extends Judgement>(
  options: RemoteOptions<TExercise, TJudgement>,
): PlayerStore {
  const exercises = new Map(options.exercises.map((exercise) => [exercise.problemId, exercise]))
  const drafts = new Map<string, unknown>()
  const initial = foldSession(options.events) as SessionState
  const moment = createMoments(options.now, options.now())
  let attemptStart = moment()
  /** `lastLook` by the clock of this page. */
  let lookedAt = attemptStart
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
      if (session === get().session) return false
      set({ session })
      if (isToldEvent(event)) options.onEvent(event)
      return true
    }

    const { withHints, openHint } = remoteHints({
      get,
      set,
      load: options.openHint,
      show: (step) => actions.openHint(step),
    })

    const present = async (
      loaded: LoadedType,
      exercise: TExercise,
      entry: RowEntry,
    ): Promise<ShownProblem> => {
      // As the server's plugin made it; its wire schema knows the envelope only.
      const view = withHints(exercise.view as PublicEnvelope, exercise.problemId)
      const response =
        drafts.get(exercise.problemId) ??
        (await readEarlier(loaded, exercise.response)) ??
        loaded.rules.emptyResponse(view)
      const isDone = policyOf(get().session.phase).isDone(entry)
      return {
        status: 'ready',
        view,
        loaded,
        response,
        ...(isDone ? options.showDone(exercise) : UNTOUCHED),
      }
    }

    /** SR-13: what is graded is measured from its delivery, which was no longer ago than a silence counts. */
    const deliveredAt = (): number => Math.max(get().session.seenAt, attemptStart - MAX_SILENCE_MS)

    const show = async () => {
      const { index } = get().session
      const entry = current()
      const exercise = entry && exercises.get(entry.problemId)
      if (!entry || !exercise) return setShown(failureOf())
      setShown({ status: 'loading' })
      try {
        const loaded = await options.loadType(exercise.problemType)
        const shown = await present(loaded, exercise, entry)
        if (get().session.index !== index) return
        setShown(shown)
        attemptStart = moment()
        lookedAt = attemptStart
        send({ type: 'exercise_shown', at: deliveredAt(), problemId: entry.problemId })
      } catch (error) {
        if (get().session.index === index) setShown(failureOf(error))
      }
    }

    /** The answer as it goes out now; one that may have arrived goes out as it was. */
    const toAnswer = (entry: RowEntry, response: unknown): GradedAnswer => {
      const { problemId, hintChecked } = entry
      const responseJson = JSON.stringify(response)
      if (unconfirmed?.problemId === problemId && unconfirmed.responseJson === responseJson)
        return unconfirmed
      return {
        answerId: options.newId(),
        problemId,
        responseJson,
        startTs: attemptStart,
        endTs: moment(),
        hintChecked,
      }
    }

    const settle = (shown: ReadyProblem, entry: RowEntry, judgement: TJudgement) => {
      const view = withHints(shown.view, entry.problemId)
      const outcome = options.showOutcome(judgement)
      set({
        session: foldOnto(get().session, judgement.events),
        shown: { ...shown, isNotice: false, view, ...outcome },
      })
      attemptStart = moment()
      if (isJudged(outcome.verdict)) lookedAt = attemptStart
    }

    const check = async () => {
      const { shown } = get()
      const entry = current()
      if (shown.status !== 'ready' || shown.isChecking || !entry || isClosed()) return
      const answer = toAnswer(entry, shown.response)
      const isQuick = isTooQuick(get().session, answer.endTs - lookedAt)
      if (isQuick && !isUntouched(shown)) return setShown(tellTooQuick(shown))
      unconfirmed = answer
      setShown({ ...shown, isNotice: false, isChecking: true })
      try {
        const judgement = await options.judge(answer)
        unconfirmed = null
        settle(shown, entry, judgement)
      } catch (error) {
        if (error instanceof AnswerRefused) unconfirmed = null
        else attemptStart = moment()
        const message = error instanceof AnswerRefused ? error.message : SESSION_MESSAGES.saveFailed
        const view = withHints(shown.view, entry.problemId)
        setShown({ ...shown, view, message, isNotice: true })
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

    const actions = sessionActions({ get, send, moment, show, setShown })

    queueMicrotask(show)

    return {
      session: initial,
      shown: { status: 'loading' },
      respond(response) {
        const { shown } = get()
        const entry = current()
        if (shown.status !== 'ready' || shown.isChecking || !entry || isClosed()) return
        drafts.set(entry.problemId, response)
        const { view, loaded } = shown
        setShown({ status: 'ready', view, loaded, response, ...UNTOUCHED })
        options.onDraft({ problemId: entry.problemId, responseJson: JSON.stringify(response) })
      },
      check: () => void check(),
      ...actions,
      openHint,
      leave: () => end({ type: 'left', at: moment() }),
      timeOut: () => end({ type: 'timed_out', at: moment() }),
    }
  })
}
