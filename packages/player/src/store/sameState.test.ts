import type { Verdict } from '@wordstride/core'
import {
  acceptAnswer,
  foldSession,
  reduceSession,
  type SessionEvent,
  type SessionStart,
  type SessionState,
} from '@wordstride/learning'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choose, loadRadio } from '../testing/radioQuestion'
import { createGradedStore } from './createGradedStore'
import { createPlayerStore } from './createPlayerStore'
import { createTestStore } from './createTestStore'
import { AnswerRefused, type GradedAnswer } from './gradedTypes'
import type { PlayerStore, ToldEvent } from './playerTypes'

const problemIds = ['p1', 'p2', 'p3']

const startOf = (phase: SessionStart['phase']): SessionStart => ({
  sessionId: 's',
  phase,
  sectionType: 'ae.la',
  gradeId: 4,
  skillId: phase === 'LEARNING_SESSION' ? 'k' : '',
  path: null,
  startingLevel: 1,
  correctCount: phase === 'LEARNING_SESSION' ? 2 : null,
  problemIds,
  lastProblemId: null,
  // Of the last problem more than one step of the clock.
  ...(phase === 'test' ? {} : { leastMs: [0, 500, 2_000] }),
  targets: problemIds.map((problemId) => ({
    problemId,
    skillId: `skill of ${problemId}`,
    state: { level: 3, isSecondTry: false, hasDroppedToZero: false },
    // Some answers are in time, others not.
    specifiedMinutes: 3 / 60,
  })),
})

/** Whatever a student and a page may do, at any moment. */
const actionArbitrary = fc.constantFrom(
  'right',
  'right',
  'right',
  'wrong',
  'empty',
  'next',
  'next',
  'next',
  'hint',
  'close hints',
  'skip',
  'alive',
  'pause',
  'replies',
  'reload',
)
type Action = typeof actionArbitrary extends fc.Arbitrary<infer TAction> ? TAction : never

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

async function act(store: PlayerStore, action: Action, now: () => number): Promise<void> {
  const state = store.getState()
  if (action === 'right' || action === 'wrong') state.respond(choose(action))
  if (action === 'right' || action === 'wrong' || action === 'empty') state.check()
  if (action === 'next') state.next()
  if (action === 'hint') state.openHint(1)
  if (action === 'close hints') state.closeHints()
  if (action === 'skip') state.skipFailed()
  if (action === 'alive') state.stayAlive(now(), now() + 20_000)
  if (action === 'pause') state.pause(now())
  await settled()
}

/** Plays the actions; at a reload another store begins with the log alone. */
async function play(
  open: (now: () => number) => PlayerStore,
  actions: readonly Action[],
  reply: () => void = () => undefined,
): Promise<PlayerStore> {
  let clock = 1_000
  const now = () => (clock += 700)
  let store = open(now)
  await settled()
  for (const action of actions) {
    if (action === 'reload') store = open(now)
    if (action === 'replies') reply()
    await act(store, action, now)
  }
  reply()
  await settled()
  return store
}

const verdictOf = (responseJson: string): Verdict => {
  const chosen = (JSON.parse(responseJson) as { chosen: { q?: string[] } }).chosen.q ?? []
  return chosen.length === 0 ? 'not_answered' : chosen.includes('right') ? 'correct' : 'incorrect'
}

describe('whatever is done in the browser', () => {
  it('a learning session is the fold of its log, with the verdicts of the server', async () => {
    const start = startOf('LEARNING_SESSION')
    await fc.assert(
      fc.asyncProperty(
        fc.array(actionArbitrary, { maxLength: 25 }),
        fc.infiniteStream(fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false))),
        async (actions, agrees) => {
          const log: SessionEvent[] = [{ type: 'started', at: 0, start }]
          const waiting: (() => void)[] = []
          const open = (now: () => number) =>
            createPlayerStore({
              events: [...log],
              exercises: problemIds.map((problemId) => ({ problemId, problemType: 'radio', problem: {} })),
              loadType: loadRadio,
              now,
              newId: () => 'id',
              onAnswer({ problemId, endTs: at, verdict: claimed }) {
                const other = claimed === 'correct' ? 'incorrect' : 'correct'
                const verdict = agrees.next().value ? claimed : other
                log.push({ type: 'answer_checked', at, problemId, verdict })
                return new Promise((resolve) => waiting.push(() => resolve(verdict)))
              },
              onEvent: (event) => log.push(event),
              onResponses: () => undefined,
            })
          const reply = () => {
            for (const arrive of waiting.splice(0)) arrive()
          }
          const store = await play(open, actions, reply)
          expect(store.getState().session).toEqual(foldSession(log))
        },
      ),
      { numRuns: 60 },
    )
  })

  /** A server that folds the machine over what arrives, each at its moment, and knows no clock but its own (SR-13). */
  function createServer(start: SessionStart) {
    const log: SessionEvent[] = [{ type: 'started', at: 0, start }]
    const state = () => foldSession(log) as SessionState
    let arrivals = 0
    /** Some come at once, others take as long as two steps of the clock. */
    const arrivalOf = (sentAt: number) => Math.max(state().seenAt, sentAt + ((arrivals++ * 397) % 1_500))
    const add = (event: SessionEvent) => {
      if (reduceSession(state(), event) !== state()) log.push(event)
    }
    return {
      state,
      events: () => [...log],
      take(event: ToldEvent) {
        const { row, index, seenAt } = state()
        const entry = row[index]
        if (entry?.startTime === null) add({ type: 'exercise_shown', at: seenAt, problemId: entry.problemId })
        const at = arrivalOf(event.type === 'alive' ? event.until : event.at)
        add(event.type === 'alive' ? { type: 'alive', at, until: at } : { ...event, at })
      },
      judge({ problemId, responseJson, endTs, hintChecked }: GradedAnswer) {
        const verdict = verdictOf(responseJson)
        const standing = { level: problemId === 'p2' ? 2 : 3, isSecondTry: false, hasDroppedToZero: false }
        if (start.phase === 'test' && verdict === 'not_answered') return { verdict, events: [] }
        const at = arrivalOf(endTs)
        const before = state()
        const accepted = acceptAnswer(before, {
          ...{ problemId, verdict, startedAt: before.seenAt, at, hintChecked, standing },
          pace: { attemptMs: at - before.seenAt, arrivedAt: at },
        })
        if (!accepted) throw new AnswerRefused('This problem is not the one to answer now.')
        log.push(...accepted.events)
        return { verdict, events: accepted.events }
      },
    }
  }

  /** All that is told of a session, without the clocks of its page. */
  const tellsOf = ({ row, index, sessionStatus, standing }: SessionState) => ({
    ...{ index, sessionStatus, standing },
    row: row.map(({ startTime: _, endTime: __, activeMs: ___, ...entry }) => entry),
    // Of what is solved the time is that of the server, too.
    times: row.map(({ answerStatus, activeMs }) => (answerStatus === 'correct' ? activeMs : null)),
  })

  it.each(['PROFICIENCY_SESSION', 'AFFICIENCY_SESSION', 'test'] as const)(
    'a session of the phase %s is in the state of the server',
    async (phase) => {
      const start = startOf(phase)
      await fc.assert(
        fc.asyncProperty(fc.array(actionArbitrary, { maxLength: 25 }), async (actions) => {
          const server = createServer(start)
          const open = (now: () => number) => {
            const common = {
              events: server.events(),
              loadType: loadRadio,
              now,
              newId: () => 'id',
              onEvent: server.take,
              openHint: async () => ({ hintItems: [], events: [] }),
              onDraft: () => undefined,
            }
            const exercise = { problemType: 'radio', view: {}, response: null, feedback: null }
            const exercises = problemIds.map((problemId) => ({ ...exercise, problemId }))
            if (phase !== 'test')
              return createGradedStore({
                ...common,
                exercises,
                grade: async (answer) => ({ ...server.judge(answer), feedback: null }),
              })
            return createTestStore({
              ...common,
              exercises,
              onEnd: () => undefined,
              async submit(answer) {
                const { verdict, events } = server.judge(answer)
                return { result: verdict === 'not_answered' ? verdict : 'submitted', events }
              },
            })
          }
          const store = await play(open, actions)
          expect(tellsOf(store.getState().session)).toEqual(tellsOf(server.state()))
        }),
        { numRuns: 60 },
      )
    },
  )
})
