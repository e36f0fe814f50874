import {
  foldSession,
  parseProblem,
  policyOf,
  reduceSession,
  type SessionEvent,
  type SessionStart,
  type SessionState,
  seededRandom,
  statusMessage,
} from '@wordstride/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type {
  CheckedAnswer,
  LoadedPlugin,
  PlayerExercise,
  PlayerSnapshot,
  PlayerState,
  ShownProblem,
} from './playerTypes'
import { createMoments, sessionActions } from './sessionActions'

export interface PlayerOptions {
  start: SessionStart
  exercises: readonly PlayerExercise[]
  loadPlugin(problemType: string): Promise<LoadedPlugin>
  /** Epoch ms. */
  now(): number
  newId(): string
  /** Of an earlier visit; ignored when it belongs to other problems. */
  snapshot?: PlayerSnapshot | null
  onAnswer(answer: CheckedAnswer): void
  onSnapshot(snapshot: PlayerSnapshot): void
}

export type PlayerStore = StoreApi<PlayerState>

const FAILED_TO_DRAW = 'This problem cannot be shown.'

/** The session an earlier visit left behind, if it is about problems that are still there. */
function restore(snapshot: PlayerSnapshot | null | undefined, known: ReadonlyMap<string, PlayerExercise>) {
  if (!snapshot) return null
  const session = foldSession(snapshot.events)
  if (session?.sessionStatus !== 'in_progress') return null
  return session.cycle.every((problemId) => known.has(problemId)) ? session : null
}

/** Hosts one session: the event log, the response and the presentation of the problem on the screen. */
export function createPlayerStore(options: PlayerOptions): PlayerStore {
  const exercises = new Map(options.exercises.map((exercise) => [exercise.problemId, exercise]))
  const restored = restore(options.snapshot, exercises)
  const log: PlayerSnapshot = restored
    ? structuredClone(options.snapshot as PlayerSnapshot)
    : {
        events: [{ type: 'started', at: options.now(), start: options.start }],
        responses: {},
        presentations: {},
      }
  const initial = restored ?? (foldSession(log.events) as SessionState)
  let attemptStart = log.events.at(-1)?.at ?? options.now()
  const moment = createMoments(options.now, attemptStart)
  /** Problems as their plugins parsed them. */
  const authored = new Map<string, unknown>()

  /** Events, responses and presentations never change: copying the lists is enough. */
  const snapshot = (): PlayerSnapshot => ({
    events: [...log.events],
    responses: { ...log.responses },
    presentations: { ...log.presentations },
  })

  const plugins = new Map<string, LoadedPlugin>()

  const store = createStore<PlayerState>()((set, get) => {
    const send = (event: SessionEvent): boolean => {
      const session = reduceSession(get().session, event)
      if (session === null || session === get().session) return false
      log.events.push(event)
      set({ session })
      options.onSnapshot(snapshot())
      return true
    }

    const show = async () => {
      const { index, row } = get().session
      const problemId = row[index]?.problemId
      const exercise = problemId === undefined ? undefined : exercises.get(problemId)
      if (!exercise) return setShown({ status: 'failed', message: FAILED_TO_DRAW })
      try {
        // A type that was shown before is drawn at once, without a skeleton in between.
        let loaded = plugins.get(exercise.problemType)
        if (!loaded) {
          setShown({ status: 'loading' })
          loaded = await options.loadPlugin(exercise.problemType)
          plugins.set(exercise.problemType, loaded)
          if (get().session.index !== index) return
        }
        setShown(present(loaded, exercise, index))
        attemptStart = moment()
        send({ type: 'exercise_shown', at: attemptStart, problemId: exercise.problemId })
      } catch (error) {
        setShown({ status: 'failed', message: error instanceof Error ? error.message : FAILED_TO_DRAW })
      }
    }

    const setShown = (shown: ShownProblem) => set({ shown })

    const present = (loaded: LoadedPlugin, exercise: PlayerExercise, index: number): ShownProblem => {
      const { plugin } = loaded
      const parsed = parseProblem(plugin, exercise.problem)
      if (!parsed.ok) throw new Error(`${parsed.issues[0]?.path}: ${parsed.issues[0]?.message}`)
      const stored = plugin.presentation.safeParse(log.presentations[index])
      const presentation = stored.success
        ? stored.data
        : plugin.present(
            parsed.problem,
            seededRandom(`${get().session.sessionId} ${exercise.problemId} ${index}`),
          )
      log.presentations[index] = presentation
      authored.set(exercise.problemId, parsed.problem)
      const view = plugin.toPublic(parsed.problem, presentation)
      const earlier = plugin.response.safeParse(log.responses[index])
      const response = earlier.success ? earlier.data : plugin.emptyResponse(view)
      const verdict = get().session.row[index]?.answerStatus ?? 'init'
      if (verdict !== 'correct') {
        return {
          status: 'ready',
          view,
          loaded,
          response,
          feedback: null,
          message: '',
          verdict: 'init',
        }
      }
      const result = plugin.grade(parsed.problem, response, { mode: 'practice' })
      const feedback = plugin.feedback(parsed.problem, response, result)
      return {
        status: 'ready',
        view,
        loaded,
        response,
        feedback,
        message: statusMessage(result),
        verdict,
      }
    }

    const emit = (
      answer: Pick<CheckedAnswer, 'problemId' | 'groupAnswer' | 'verdict' | 'parts' | 'startTs' | 'endTs'>,
    ) => {
      const { session } = get()
      const entry = session.row[session.index]
      options.onAnswer({
        ...answer,
        answerId: options.newId(),
        sessionId: session.sessionId,
        firstTimeCorrect: entry?.firstTimeCorrect ?? -1,
        hintChecked: entry?.hintChecked ?? false,
        learningPass: session.sessionStatus === 'passed',
        startLevel: session.startingLevel,
        endLevel: session.endingLevel,
      })
    }

    queueMicrotask(show)

    return {
      session: initial,
      shown: { status: 'loading' },
      respond(response) {
        const { shown, session } = get()
        if (shown.status !== 'ready' || shown.verdict === 'correct') return
        log.responses[session.index] = response
        setShown({ ...shown, response, feedback: null, message: '', verdict: 'init' })
        options.onSnapshot(snapshot())
      },
      check() {
        const { shown, session } = get()
        const problemId = session.row[session.index]?.problemId
        if (shown.status !== 'ready' || shown.verdict === 'correct' || problemId === undefined) return
        const { plugin } = shown.loaded
        const result = plugin.grade(authored.get(problemId), shown.response, { mode: 'practice' })
        const isGraded = result.verdict === 'correct' || result.verdict === 'incorrect'
        const startTs = attemptStart
        const endTs = moment()
        log.responses[session.index] = shown.response
        send({ type: 'answer_checked', at: endTs, problemId, verdict: result.verdict })
        setShown({
          ...shown,
          verdict: result.verdict,
          message: statusMessage(result),
          feedback: isGraded ? plugin.feedback(authored.get(problemId), shown.response, result) : null,
        })
        emit({
          problemId,
          groupAnswer: JSON.stringify(shown.response),
          verdict: result.verdict,
          parts: result.parts,
          startTs,
          endTs,
        })
        attemptStart = moment()
      },
      ...sessionActions({ get, send, moment, show, setShown }),
    }
  })
  return store
}

/** The circles of the progress row: the exercises in the window of the streak (PROB-07). */
export function streakWindow(session: SessionState): SessionState['row'] {
  const count = policyOf(session.phase).circleCount(session)
  return session.row.slice(Math.max(0, session.index + 1 - count), Math.max(session.index + 1, count))
}
