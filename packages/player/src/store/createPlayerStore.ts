import { isJudged, type Verdict } from '@wordstride/core'
import {
  foldSession,
  isTooQuick,
  lastLook,
  practiceSeed,
  type RowEntry,
  reduceSession,
  type SessionEvent,
  type SessionState,
} from '@wordstride/learning'
import type { LoadedType } from '@wordstride/ui'
import { createStore } from 'zustand/vanilla'
import { createDrawnExercises, type DrawnWith } from './drawnExercises'
import { isToldEvent } from './isToldEvent'
import type {
  CheckedAnswer,
  PlayerExercise,
  PlayerState,
  PlayerStore,
  Responses,
  ShownProblem,
  ToldEvent,
} from './playerTypes'
import {
  failureOf,
  type PresentedProblem,
  presentProblem,
  type ShownOutcome,
  tellTooQuick,
  UNTOUCHED,
} from './presentProblem'
import { createMoments, sessionActions } from './sessionActions'

export interface PlayerOptions {
  /** What happened in the session before this visit, `started` first. */
  events: readonly SessionEvent[]
  /** What was entered before this visit. */
  responses?: Responses
  exercises: readonly PlayerExercise[]
  loadType(problemType: string): Promise<LoadedType>
  /** Epoch ms. */
  now(): number
  newId(): string
  /** Saves an answer, in the order of the events. May resolve with the server's own verdict, which is the one that counts. */
  onAnswer(answer: CheckedAnswer): Promise<Verdict> | undefined
  onEvent(event: ToldEvent): void
  onResponses(responses: Responses): void
}

type CheckEvent = Extract<SessionEvent, { type: 'answer_checked' }>

/** An answer that was checked here: its event in the log, and what was entered. */
interface Check {
  event: CheckEvent
  position: number
  response: unknown
}

/** What a check brings; a type that breaks over it is told like one that cannot be drawn. */
function judge(problem: PresentedProblem, response: unknown) {
  try {
    const { verdict, parts } = problem.grade(response)
    return { verdict, parts, outcome: problem.outcomeOf(response, verdict) }
  } catch (error) {
    return failureOf(error)
  }
}

/** Hosts a learning session: the event log, which is folded at once, and the problem on the screen. */
export function createPlayerStore(options: PlayerOptions): PlayerStore {
  const exercises = new Map(options.exercises.map((exercise) => [exercise.problemId, exercise]))
  let log = options.events
  const initial = foldSession(log) as SessionState
  const moment = createMoments(options.now, initial.seenAt)
  let attemptStart = initial.seenAt
  const drawn = createDrawnExercises(options)
  /** The problem on the screen. */
  let presented: PresentedProblem | null = null

  return createStore<PlayerState>()((set, get) => {
    const setShown = (shown: ShownProblem) => set({ shown })

    /** What the session is after `event`; null when it changes nothing. */
    const take = (event: SessionEvent): SessionState | null => {
      const session = reduceSession(get().session, event)
      if (session === get().session) return null
      log = [...log, event]
      return session
    }

    const send = (event: SessionEvent): boolean => {
      const session = take(event)
      if (!session) return false
      if (isToldEvent(event)) options.onEvent(event)
      set({ session })
      return true
    }

    /** Draws the current exercise, with `outcome` of its response where it is known already. */
    const show = async (outcomeOf?: (problem: PresentedProblem, response: unknown) => ShownOutcome) => {
      const { index, row } = get().session
      const entry = row[index]
      const exercise = entry && exercises.get(entry.problemId)
      if (!exercise) return setShown(failureOf())
      try {
        // A type that was shown before is drawn at once, without a skeleton in between.
        if (!drawn.find(exercise, index)) {
          setShown({ status: 'loading' })
          await drawn.fetch(exercise, index)
          if (get().session.index !== index) return
        }
        const { loaded, bound } = drawn.find(exercise, index) as DrawnWith
        const seed = practiceSeed(get().session.sessionId, exercise.problemId, index)
        const problem = presentProblem(bound, seed)
        const response = drawn.responseAt(index) ?? bound.emptyResponse(problem.view)
        const isCorrect = entry.answerStatus === 'correct'
        const outcome =
          outcomeOf?.(problem, response) ?? (isCorrect ? problem.outcomeOf(response, 'correct') : UNTOUCHED)
        presented = problem
        setShown({ status: 'ready', view: problem.view, loaded, response, ...outcome })
        attemptStart = moment()
        send({ type: 'exercise_shown', at: attemptStart, problemId: exercise.problemId })
      } catch (error) {
        if (get().session.index === index) setShown(failureOf(error))
      }
    }

    /** The log as the server has it: what was done since counts as far as it still fits. */
    const correct = ({ event, position, response }: Check, verdict: Verdict) => {
      if (event.verdict === verdict) return
      log = log.map((other) => (other === event ? { ...event, verdict } : other))
      const { session: before, shown } = get()
      const session = foldSession(log) as SessionState
      const isThere = session.index === position
      const isEditing = shown.status === 'ready' && shown.verdict === 'init' && verdict !== 'correct'
      const isLeftAlone = session.index === before.index && (!isThere || isEditing)
      if (isThere && !isLeftAlone) drawn.keepResponse(position, response)
      set({ session })
      if (isLeftAlone) return
      void show(isThere ? (problem, given) => problem.outcomeOf(given, verdict) : undefined)
    }

    const check = () => {
      const { shown, session } = get()
      const problemId = session.row[session.index]?.problemId
      if (shown.status !== 'ready' || shown.verdict === 'correct' || !presented || problemId === undefined)
        return
      const { response } = shown
      const judged = judge(presented, response)
      if ('status' in judged) return setShown(judged)
      const { verdict, parts, outcome } = judged
      const endTs = moment()
      if (isJudged(verdict) && isTooQuick(session, endTs - lastLook(session)))
        return setShown(tellTooQuick(shown))
      const event: CheckEvent = { type: 'answer_checked', at: endTs, problemId, verdict }
      const next = take(event)
      if (!next) return
      drawn.keepResponse(session.index, response)
      const { firstTimeCorrect, hintChecked } = next.row[session.index] as RowEntry
      // Before anybody sees the new state: what follows from it is saved after the answer.
      const saved = options.onAnswer({
        answerId: options.newId(),
        sessionId: session.sessionId,
        problemId,
        responseJson: JSON.stringify(response),
        verdict,
        parts,
        firstTimeCorrect,
        hintChecked,
        learningPass: next.sessionStatus === 'passed',
        startTs: attemptStart,
        endTs,
        startLevel: next.startingLevel,
        endLevel: next.standing.level,
      })
      set({ session: next, shown: { ...shown, ...outcome } })
      attemptStart = moment()
      saved?.then((settled) => correct({ event, position: session.index, response }, settled))
    }

    queueMicrotask(show)

    return {
      session: initial,
      shown: { status: 'loading' },
      respond(response) {
        const { shown, session } = get()
        if (shown.status !== 'ready' || shown.verdict === 'correct') return
        drawn.keepResponse(session.index, response)
        setShown({ ...shown, response, ...UNTOUCHED })
      },
      check,
      ...sessionActions({ get, send, moment, show: () => show(), setShown }),
    }
  })
}
