import { calls, wireCodec } from '@wordstride/api'
import { foldSession, type SessionEvent, type SessionState } from '@wordstride/learning'
import { createPlayerStore } from '@wordstride/player'
import { renderers } from '@wordstride/plugins/renderers'
import { describe, expect, it, vi } from 'vitest'
import type { ProblemsQuery } from '../problemsQuery'
import { activityItem, answerItem, type SessionContext } from './sessionWrites'

const query: ProblemsQuery = {
  programId: 20,
  sectionType: 'ae.la',
  gradeId: 2,
  skillId: 'la.2.nouns',
  chapterId: 1,
  phase: 'LEARNING_SESSION',
  path: 'path1',
  from: null,
}
const context: SessionContext = { userId: 'u', query }

const start = {
  sessionId: 's',
  phase: query.phase,
  sectionType: query.sectionType,
  gradeId: query.gradeId,
  skillId: query.skillId,
  path: query.path,
  startingLevel: 0,
  correctCount: 1,
  problemIds: ['la.2.nouns.E1', 'la.2.nouns.E2'],
  lastProblemId: null,
}

const radio = {
  problem_id: 'la.2.nouns.E1',
  problem_type: 'selection',
  section_type: 'ae.la',
  grade_id: 2,
  skill_id: 'la.2.nouns',
  subProblemItems: [
    {
      uuid: 'question',
      type: 'radio',
      options: [
        { id: 'run', label: 'run', answer: false },
        { id: 'river', label: 'river', answer: true },
      ],
    },
  ],
}

describe('answerItem', () => {
  async function checkRadio(option: string) {
    const onAnswer = vi.fn<Parameters<typeof createPlayerStore>[0]['onAnswer']>()
    const store = createPlayerStore({
      events: [{ type: 'started', at: 0, start }],
      exercises: [{ problemId: radio.problem_id, problemType: 'selection', problem: radio }],
      loadType: () => renderers.selection(),
      now: () => 1_000,
      newId: () => 'answer',
      onAnswer,
      onEvent: () => undefined,
      onResponses: () => undefined,
    })
    await vi.waitFor(() => expect(store.getState().shown.status).toBe('ready'))
    store.getState().respond({ chosen: { question: [option] } })
    store.getState().check()
    const [answer] = onAnswer.mock.lastCall ?? []
    if (!answer) throw new Error('Nothing was sent.')
    return answerItem(answer, context)
  }

  it('[TYPE-00.3] checking a radio answer sends its status, sub-problem, problem, skill and group_answer', async () => {
    const onWire = wireCodec(calls.saveUserPracticeAnswer.params).toWire
    const { call, params } = await checkRadio('run')
    expect(call).toBe('saveUserPracticeAnswer')
    expect(onWire(params)).toMatchObject({
      problem_id: 'la.2.nouns.E1',
      skill_id: 'la.2.nouns',
      section_type: 'ae.la',
      grade_id: 2,
      skill_start_level: 0,
      group_answer: '{"chosen":{"question":["run"]}}',
      more_parameters: { parts: [{ sub_problem_id: 'question', correct_status: 'incorrect' }] },
    })
    expect(onWire((await checkRadio('river')).params)).toMatchObject({
      group_answer: '{"chosen":{"question":["river"]}}',
      more_parameters: { parts: [{ sub_problem_id: 'question', correct_status: 'correct' }] },
    })
  })

  it('[ENT-18] [ENT-13] the record has every field of an answer in learning, with the user and the program of its session', async () => {
    const { params } = await checkRadio('river')
    expect(params).toMatchObject({
      userId: 'u',
      programId: 20,
      sectionType: 'ae.la',
      sessionId: 's',
      gradeId: 2,
      skillId: 'la.2.nouns',
      problemId: 'la.2.nouns.E1',
      firstTimeCorrect: 1,
      learningPass: true,
      phase: 'LEARNING_SESSION',
      startTs: expect.any(Number),
      endTs: expect.any(Number),
      path: 'path1',
      skillStartLevel: 0,
      skillEndLevel: 1,
      moreParameters: { answerId: 'answer', hintChecked: false },
    })
    expect(params).not.toHaveProperty('secondTry')
  })
})

describe('the state of a session', () => {
  const events: SessionEvent[] = [
    { type: 'started', at: 0, start },
    { type: 'hint_opened', at: 1, problemId: 'la.2.nouns.E1', step: 1 },
    { type: 'answer_checked', at: 2, problemId: 'la.2.nouns.E1', verdict: 'correct' },
    { type: 'advanced', at: 3, problemId: 'la.2.nouns.E1' },
    { type: 'answer_checked', at: 4, problemId: 'la.2.nouns.E2', verdict: 'correct' },
  ]

  it('[ENT-13] knows course, session, levels, status and the row of its exercises', () => {
    const state = foldSession(events) as SessionState
    expect(state).toMatchObject({
      sessionId: 's',
      phase: 'LEARNING_SESSION',
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'la.2.nouns',
      path: 'path1',
      startingLevel: 0,
      standing: { level: 1 },
      sessionStatus: 'passed',
    })
    expect(state.row).toMatchObject([
      { problemId: 'la.2.nouns.E1', hintChecked: true, firstTimeCorrect: 0 },
      { problemId: 'la.2.nouns.E2', hintChecked: false, firstTimeCorrect: 1 },
    ])
  })
})

describe('activityItem', () => {
  it('[SES-38] [SES-39] the record tells which demos and assisted exercises were opened and completed', () => {
    const item = activityItem(
      's',
      { demos: { d1: true, d2: false }, assisted: { a1: true, a2: false } },
      context,
    )
    expect(item).toMatchObject({
      call: 'saveUserActivityData',
      params: {
        userId: 'u',
        session: {
          sessionId: 's',
          demoStatus: [
            { demoId: 'd1', isComplete: true },
            { demoId: 'd2', isComplete: false },
          ],
          assistedExercisesStatus: [
            { exerciseId: 'a1', problemId: 'a1', isComplete: true },
            { exerciseId: 'a2', problemId: 'a2', isComplete: false },
          ],
        },
      },
    })
    expect(wireCodec(calls.saveUserActivityData.params).toWire(item.params)).toMatchObject({
      session: {
        assisted_exercises_status: [
          { AE_id: 'a1', AEProblem_id: 'a1', AECompleteStatus: true },
          { AE_id: 'a2', AEProblem_id: 'a2', AECompleteStatus: false },
        ],
      },
    })
  })
})
