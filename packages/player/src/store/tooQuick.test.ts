import type { SessionStart } from '@wordstride/learning'
import { describe, expect, it, vi } from 'vitest'
import { choose, loadRadio } from '../testing/radioQuestion'
import { createGradedStore } from './createGradedStore'
import { createPlayerStore } from './createPlayerStore'
import type { GradedAnswer, GradedOptions, GradedOutcome } from './gradedTypes'
import type { CheckedAnswer, PlayerStore } from './playerTypes'

const start = {
  ...{ sessionId: 's', sectionType: 'ae.la', gradeId: 4, skillId: 'k', path: null, startingLevel: 1 },
  ...{ correctCount: null, problemIds: ['p1', 'p2'], lastProblemId: null, leastMs: [2_000, 2_000] },
} satisfies Partial<SessionStart>

const TOO_QUICK = 'That was quick: please look again.'

const ready = (store: PlayerStore) =>
  vi.waitFor(() => {
    const { shown } = store.getState()
    if (shown.status !== 'ready' || shown.isChecking) throw new Error(shown.status)
    return shown
  })

const common = { loadType: loadRadio, newId: () => 'id', onEvent: () => undefined }

/** Answers at once, and again when the time has come. */
async function answerTwice(store: PlayerStore, wait: () => void) {
  await ready(store)
  store.getState().respond(choose('right'))
  store.getState().check()
  const first = await ready(store)
  const before = store.getState().session
  wait()
  store.getState().check()
  return { first, before, second: await ready(store) }
}

/** A lesson of practice. */
const practice = (now: () => number, onAnswer = vi.fn((_: CheckedAnswer) => undefined)) =>
  createPlayerStore({
    ...common,
    events: [{ type: 'started', at: 0, start: { ...start, phase: 'LEARNING_SESSION' } }],
    exercises: start.problemIds.map((problemId) => ({ problemId, problemType: 'radio', problem: {} })),
    now,
    onAnswer,
    onResponses: () => undefined,
  })

/** What the server says of the answers of `choose`. */
async function gradeRadio({ problemId, responseJson, endTs: at }: GradedAnswer) {
  const [option] = (JSON.parse(responseJson) as { chosen: { q: string[] } }).chosen.q
  const verdict = option === undefined ? 'not_answered' : option === 'right' ? 'correct' : 'incorrect'
  const feedback = { solution: 'partial', items: { wrong: { mark: 'incorrect' } }, notes: [] } as const
  return {
    verdict,
    feedback: verdict === 'incorrect' ? feedback : null,
    events: [{ type: 'answer_checked', at, problemId, verdict }],
  } satisfies GradedOutcome
}

/** A graded session with this answer of the server. */
function graded(grade: GradedOptions['grade'], now: () => number) {
  const exercise = { problemType: 'radio', view: {}, response: null, feedback: null }
  return createGradedStore({
    ...common,
    events: [{ type: 'started', at: 0, start: { ...start, phase: 'PROFICIENCY_SESSION' } }],
    exercises: start.problemIds.map((problemId) => ({ ...exercise, problemId })),
    now,
    grade,
    onDraft: () => undefined,
    openHint: async () => ({ hintItems: [], events: [] }),
  })
}

describe('an answer that comes too soon', () => {
  it('is told kindly in practice, is no try, and counts a moment later', async () => {
    let clock = 10_000
    const onAnswer = vi.fn(() => undefined)
    const store = practice(() => clock, onAnswer)
    const { first, before, second } = await answerTwice(store, () => {
      clock += 3_000
    })
    expect(first).toMatchObject({ message: TOO_QUICK, verdict: 'init', response: choose('right') })
    expect(before.row[0]).toMatchObject({ attempts: 0, answerStatus: 'init' })
    expect(second).toMatchObject({ verdict: 'correct' })
    expect(store.getState().session.row[0]).toMatchObject({ firstTimeCorrect: 1 })
    expect(onAnswer).toHaveBeenCalledOnce()
  })

  it('does not even leave the browser in graded work', async () => {
    let clock = 10_000
    const grade = vi.fn(async ({ problemId, endTs: at }: { problemId: string; endTs: number }) => ({
      verdict: 'correct' as const,
      feedback: null,
      events: [{ type: 'answer_checked' as const, at, problemId, verdict: 'correct' as const }],
    }))
    const store = graded(grade, () => clock)
    const { first, second } = await answerTwice(store, () => {
      clock += 3_000
    })
    expect(first).toMatchObject({ message: TOO_QUICK, verdict: 'init' })
    expect(second).toMatchObject({ verdict: 'correct' })
    expect(grade).toHaveBeenCalledOnce()
  })

  it('is none that is changed after a lost network: the problem was read before', async () => {
    let clock = 10_000
    const store = graded(
      () => Promise.reject(new Error('offline')),
      () => clock,
    )
    await ready(store)
    for (const [label, ms] of [
      ['wrong', 60_000],
      ['right', 1_000],
    ] as const) {
      clock += ms
      store.getState().respond(choose(label))
      store.getState().check()
      expect(await ready(store)).toMatchObject({ message: 'Network Error! Unable to submit your answer.' })
    }
  })

  describe.each([
    ['practice', (now: () => number) => practice(now)],
    ['graded work', (now: () => number) => graded(gradeRadio, now)],
  ])('in %s', (_, open) => {
    async function begin() {
      let clock = 10_000
      const store = open(() => clock)
      await ready(store)
      return async (waitMs: number, option?: 'right' | 'wrong') => {
        clock += waitMs
        if (option) store.getState().respond(choose(option))
        store.getState().check()
        return ready(store)
      }
    }

    it('[SR-17] is none that was read before: a check without a verdict begins nothing anew', async () => {
      const check = await begin()
      expect(await check(60_000)).toMatchObject({ message: 'Your answer is incomplete.' })
      expect(await check(1_500, 'right')).toMatchObject({ verdict: 'correct', message: 'Correct!' })
    })

    it('[SR-17] nor does it take anything away from the least time', async () => {
      const check = await begin()
      await check(10)
      expect(await check(1_500, 'right')).toMatchObject({ verdict: 'init', message: TOO_QUICK })
    })

    it('[SES-05] a second press leaves the verdict and the marks of the first', async () => {
      const check = await begin()
      const first = await check(60_000, 'wrong')
      expect(first.feedback?.items.wrong?.mark).toBe('incorrect')
      expect(await check(400)).toEqual(first)
      expect(await check(100, 'right')).toMatchObject({ verdict: 'init', feedback: null, message: TOO_QUICK })
    })
  })

  it('[ERR-09] the marks of an answer that is sent again stay without a network', async () => {
    let clock = 10_000
    const grade = vi.fn<GradedOptions['grade']>(gradeRadio)
    const store = graded(grade, () => clock)
    await ready(store)
    clock += 60_000
    store.getState().respond(choose('wrong'))
    store.getState().check()
    const { feedback } = await ready(store)
    grade.mockRejectedValueOnce(new Error('offline'))
    clock += 60_000
    store.getState().check()
    expect(await ready(store)).toMatchObject({
      ...{ verdict: 'incorrect', feedback, isNotice: true },
      message: 'Network Error! Unable to submit your answer.',
    })
  })
})
