import type { SessionStart } from '@wordstride/learning'
import { describe, expect, it, vi } from 'vitest'
import { choose, loadRadio } from '../testing/radioQuestion'
import { createGradedStore } from './createGradedStore'
import { createPlayerStore } from './createPlayerStore'
import type { GradedOutcome } from './gradedTypes'
import type { CheckedAnswer } from './playerTypes'

const target = {
  skillId: 'k',
  state: { level: 3, isSecondTry: false, hasDroppedToZero: false },
  specifiedMinutes: 2,
}
const start = {
  sessionId: 's',
  sectionType: 'ae.la',
  gradeId: 4,
  skillId: 'k',
  path: null,
  startingLevel: 2,
  problemIds: ['p1', 'p2'],
  lastProblemId: null,
} satisfies Partial<SessionStart>

describe('the record of an answer', () => {
  function learn() {
    let clock = 0
    const answers: CheckedAnswer[] = []
    const store = createPlayerStore({
      events: [{ type: 'started', at: 0, start: { ...start, phase: 'LEARNING_SESSION', correctCount: 1 } }],
      exercises: start.problemIds.map((problemId) => ({ problemId, problemType: 'radio', problem: {} })),
      loadType: loadRadio,
      now: () => (clock += 1_000),
      newId: () => 'id',
      onAnswer: (answer) => {
        answers.push(answer)
        return undefined
      },
      onEvent: () => undefined,
      onResponses: () => undefined,
    })
    const check = async (option: 'right' | 'wrong') => {
      const { shown } = await vi.waitFor(() => {
        const state = store.getState()
        if (state.shown.status !== 'ready') throw new Error(state.shown.status)
        return state
      })
      expect(shown.status).toBe('ready')
      store.getState().respond(choose(option))
      store.getState().check()
      const state = store.getState()
      if (state.shown.status !== 'ready') throw new Error(state.shown.status)
      return { entry: state.session.row[0], shown: state.shown, answer: answers.at(-1) }
    }
    return { store, check }
  }

  it('[SES-40] holds hints, status, level, overtime, sub-problem, solution and times', async () => {
    const { store, check } = learn()
    await vi.waitFor(() => expect(store.getState().shown.status).toBe('ready'))
    store.getState().openHint(1)
    const wrong = await check('wrong')
    expect(wrong.entry).toMatchObject({
      answerStatus: 'incorrect',
      hintChecked: true,
      firstTimeCorrect: 0,
      answerOvertime: 0,
      startTime: expect.any(Number),
      endTime: expect.any(Number),
    })
    expect(wrong.answer).toMatchObject({
      verdict: 'incorrect',
      startLevel: 2,
      endLevel: 2,
      parts: [{ subProblemId: 'q', verdict: 'incorrect' }],
    })
    expect(wrong.shown.feedback?.solution).toBe('partial')
    const right = await check('right')
    expect(right.entry?.answerStatus).toBe('correct')
    expect(right.answer?.parts).toEqual([{ subProblemId: 'q', verdict: 'correct' }])
    expect(right.shown.feedback?.solution).toBe('full')
    expect(right.entry?.endTime).toBeGreaterThan(right.entry?.startTime ?? Number.NaN)
  })

  it('[ENT-17] a set of exercises and the result of a check, which waits for its response', async () => {
    let settle: (outcome: GradedOutcome) => void = () => undefined
    const grade = vi.fn(() => new Promise<GradedOutcome>((resolve) => (settle = resolve)))
    const exercise = (problemId: string) => ({
      problemId,
      problemType: 'radio',
      view: {},
      response: null,
      feedback: null,
    })
    const store = createGradedStore({
      events: [
        {
          type: 'started',
          at: 1,
          start: {
            ...start,
            phase: 'PROFICIENCY_SESSION',
            correctCount: null,
            targets: start.problemIds.map((problemId) => ({ ...target, problemId })),
          },
        },
      ],
      exercises: start.problemIds.map(exercise),
      loadType: loadRadio,
      now: () => 5_000,
      newId: () => 'id',
      grade,
      onEvent: () => undefined,
      openHint: async () => ({ hintItems: [], events: [] }),
      onDraft: () => undefined,
    })
    await vi.waitFor(() => expect(store.getState().shown.status).toBe('ready'))
    const { session } = store.getState()
    const exercises = () => store.getState().session
    // exercises, correctCount, currentExercisesId, currentExercises_id, exercisesMode
    expect(session.row.map(({ problemId }) => problemId)).toEqual(['p1', 'p2'])
    expect(session).toMatchObject({ correctCount: 2, index: 0, phase: 'PROFICIENCY_SESSION' })
    expect(session.row[session.index]?.problemId).toBe('p1')
    // answerStatus, firstTimeCorrect, endTime, specified_time, before anything was given
    expect(session.row[0]).toMatchObject({ answerStatus: 'init', firstTimeCorrect: -1, endTime: null })
    expect(session.targets?.map(({ specifiedMinutes }) => specifiedMinutes)).toEqual([2, 2])

    const check = async (option: 'right' | 'wrong', verdict: 'correct' | 'incorrect', at: number) => {
      const problemId = exercises().row[exercises().index]?.problemId ?? ''
      store.getState().respond(choose(option))
      store.getState().check()
      // waitingForResponse and group_answer
      expect(store.getState().shown).toMatchObject({ isChecking: true })
      expect(grade).toHaveBeenLastCalledWith(
        expect.objectContaining({ problemId, responseJson: JSON.stringify(choose(option)) }),
      )
      settle({ verdict, feedback: null, events: [{ type: 'answer_checked', at, problemId, verdict }] })
      await vi.waitFor(() => expect(store.getState().shown).not.toHaveProperty('isChecking', true))
    }
    await check('right', 'correct', 6_000)
    expect(exercises().row[0]).toMatchObject({ answerStatus: 'correct', firstTimeCorrect: 1, endTime: 6_000 })
    store.getState().next()
    await vi.waitFor(() => expect(store.getState().shown.status).toBe('ready'))
    expect(exercises()).toMatchObject({ index: 1 })
    expect(exercises().row[exercises().index]?.problemId).toBe('p2')
    await check('wrong', 'incorrect', 7_000)
    expect(exercises().row[1]).toMatchObject({
      answerStatus: 'incorrect',
      firstTimeCorrect: 0,
      endTime: 7_000,
    })
  })
})
