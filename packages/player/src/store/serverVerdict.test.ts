import type { Verdict } from '@wordstride/core'
import type { SessionStart } from '@wordstride/learning'
import { describe, expect, it, vi } from 'vitest'
import { choose, loadRadio } from '../testing/radioQuestion'
import { createPlayerStore } from './createPlayerStore'

const start: SessionStart = {
  sessionId: 's',
  phase: 'LEARNING_SESSION',
  sectionType: 'ae.la',
  gradeId: 4,
  skillId: 'k',
  path: null,
  startingLevel: 0,
  correctCount: 2,
  problemIds: ['p1', 'p2', 'p3', 'p4'],
  lastProblemId: null,
}

/** A session whose answers get the server's verdict when `arrive` is called, in the order in which they were given. */
async function learn() {
  let clock = 0
  const replies: ((verdict: Verdict) => void)[] = []
  const store = createPlayerStore({
    events: [{ type: 'started', at: 0, start }],
    exercises: start.problemIds.map((problemId) => ({ problemId, problemType: 'radio', problem: {} })),
    loadType: loadRadio,
    now: () => (clock += 1_000),
    newId: () => 'id',
    onAnswer: () => new Promise((resolve) => replies.push(resolve)),
    onEvent: () => undefined,
    onResponses: () => undefined,
  })
  const shown = () => {
    const problem = store.getState().shown
    if (problem.status !== 'ready') throw new Error(problem.status)
    return problem
  }
  await vi.waitFor(shown)
  return {
    store,
    shown,
    answer(option: 'right' | 'wrong') {
      store.getState().respond(choose(option))
      store.getState().check()
    },
    async next() {
      store.getState().next()
      await vi.waitFor(shown)
    },
    async arrive(verdict: Verdict) {
      replies.shift()?.(verdict)
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

describe("the server's verdict", () => {
  it('that agrees changes nothing on the screen', async () => {
    const { store, answer, arrive } = await learn()
    answer('right')
    const before = store.getState()
    const onChange = vi.fn()
    store.subscribe(onChange)
    await arrive('correct')
    expect(onChange).not.toHaveBeenCalled()
    expect(store.getState()).toBe(before)
  })

  it('that says incorrect opens the problem again, with its own message and without the marks of a wrong key', async () => {
    const { store, shown, answer, arrive } = await learn()
    answer('right')
    expect(shown()).toMatchObject({ verdict: 'correct', message: 'Correct!', feedback: { solution: 'full' } })
    await arrive('incorrect')
    expect(shown()).toMatchObject({
      verdict: 'incorrect',
      message: 'Incorrect.Try Again.',
      feedback: null,
      response: choose('right'),
    })
    expect(store.getState().session.row[0]).toMatchObject({ answerStatus: 'incorrect', firstTimeCorrect: 0 })
    answer('wrong')
    expect(shown()).toMatchObject({ verdict: 'incorrect', response: choose('wrong') })
  })

  it('goes back to the problem when the student has gone on', async () => {
    const { store, shown, answer, next, arrive } = await learn()
    answer('right')
    await next()
    answer('right')
    expect(store.getState().session).toMatchObject({
      index: 1,
      sessionStatus: 'passed',
      standing: { level: 1 },
    })
    await arrive('incorrect')
    expect(store.getState().session).toMatchObject({
      index: 0,
      sessionStatus: 'in_progress',
      standing: { level: 0 },
    })
    expect(shown()).toMatchObject({ verdict: 'incorrect', message: 'Incorrect.Try Again.' })
    answer('right')
    await arrive('correct')
    await arrive('correct')
    expect(store.getState().session).toMatchObject({ index: 0, sessionStatus: 'in_progress' })
    expect(store.getState().session.row[0]).toMatchObject({ answerStatus: 'correct', firstTimeCorrect: 0 })
  })

  it('that says correct closes the problem and may pass the session', async () => {
    const { store, shown, answer, next, arrive } = await learn()
    answer('right')
    await next()
    answer('wrong')
    await arrive('correct')
    await arrive('correct')
    expect(store.getState().session).toMatchObject({
      index: 1,
      sessionStatus: 'passed',
      standing: { level: 1 },
    })
    expect(shown()).toMatchObject({ verdict: 'correct', message: 'Correct!', response: choose('wrong') })
  })

  it('that says correct shows the answer that is, whatever was entered since', async () => {
    const { store, shown, answer, arrive } = await learn()
    answer('wrong')
    store.getState().respond(choose('right'))
    await arrive('correct')
    expect(shown()).toMatchObject({ verdict: 'correct', message: 'Correct!', response: choose('wrong') })
  })

  it('does not take away what the student enters in the meantime', async () => {
    const { store, shown, answer, arrive } = await learn()
    answer('wrong')
    store.getState().respond(choose('right'))
    await arrive('not_answered')
    expect(shown()).toMatchObject({ verdict: 'init', message: '', response: choose('right') })
    expect(store.getState().session.row[0]).toMatchObject({ attempts: 0, firstTimeCorrect: -1 })
    answer('right')
    expect(store.getState().session.row[0]).toMatchObject({ firstTimeCorrect: 1 })
  })
})
