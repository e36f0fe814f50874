import { foldSession, type SessionEvent, type SessionState } from '@wordstride/core'
import { createPlayerStore } from '@wordstride/player'
import { renderers } from '@wordstride/plugins/renderers'
import { describe, expect, it, vi } from 'vitest'
import type { ProblemsQuery } from './problemsQuery'
import { activityItem, answerItem, type SessionContext } from './sessionWrites'

const query: ProblemsQuery = {
  program_id: 20,
  section_type: 'ae.la',
  grade_id: 2,
  skill_id: 'la.2.nouns',
  chapter_id: 1,
  phase: 'LEARNING_SESSION',
  path: 'path1',
  from: null,
}
const context: SessionContext = { userId: 'u', query, startingScore: 0 }

const start = {
  sessionId: 's',
  phase: query.phase,
  sectionType: query.section_type,
  gradeId: query.grade_id,
  skillId: query.skill_id,
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
      start,
      exercises: [{ problemId: radio.problem_id, problemType: 'selection', problem: radio }],
      loadPlugin: () => renderers.selection(),
      now: () => 1_000,
      newId: () => 'answer',
      onAnswer,
      onSnapshot: () => undefined,
    })
    await vi.waitFor(() => expect(store.getState().shown.status).toBe('ready'))
    store.getState().respond({ chosen: { question: [option] } })
    store.getState().check()
    const [answer] = onAnswer.mock.lastCall ?? []
    if (!answer) throw new Error('Nothing was sent.')
    return answerItem(answer, context)
  }

  it('[TYPE-00.3] checking a radio answer sends its status, sub-problem, problem, skill and group_answer', async () => {
    const { call, params } = await checkRadio('run')
    expect(call).toBe('saveUserPracticeAnswer')
    expect(params).toMatchObject({
      problem_id: 'la.2.nouns.E1',
      skill_id: 'la.2.nouns',
      section_type: 'ae.la',
      grade_id: 2,
      group_answer: '{"chosen":{"question":["run"]}}',
      more_parameters: { parts: [{ sub_problem_id: 'question', correct_status: 'incorrect' }] },
    })
    expect((await checkRadio('river')).params).toMatchObject({
      more_parameters: { parts: [{ sub_problem_id: 'question', correct_status: 'correct' }] },
    })
  })

  it('[ENT-18] the record has every field of an answer in learning', async () => {
    const { params } = await checkRadio('river')
    expect(params).toMatchObject({
      user_id: 'u',
      program_id: 20,
      section_type: 'ae.la',
      session_uuid: 's',
      grade_id: 2,
      skill_id: 'la.2.nouns',
      problem_id: 'la.2.nouns.E1',
      first_time_correct: 1,
      learning_pass: true,
      phase: 'LEARNING_SESSION',
      start_ts: expect.any(Number),
      end_ts: expect.any(Number),
      path: 'path1',
      skill_start_level: 0,
      skill_end_level: 1,
      more_parameters: { answer_id: 'answer', hint_checked: false },
    })
    expect(params).not.toHaveProperty('second_try')
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

  it('[ENT-13] knows user, course, session, levels, status and the row of its exercises', () => {
    const state = foldSession(events) as SessionState
    expect(state).toMatchObject({
      sessionId: 's',
      phase: 'LEARNING_SESSION',
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'la.2.nouns',
      path: 'path1',
      startingLevel: 0,
      endingLevel: 1,
      sessionStatus: 'passed',
    })
    expect(state.row).toMatchObject([
      { problemId: 'la.2.nouns.E1', hintChecked: true, firstTimeCorrect: 0 },
      { problemId: 'la.2.nouns.E2', hintChecked: false, firstTimeCorrect: 1 },
    ])
    const { params } = activityItem(state, { demos: {}, assisted: {} }, context, 'id')
    expect(params).toMatchObject({
      user_id: 'u',
      session: {
        sessionId: 's',
        section_type: 'ae.la',
        grade_id: 2,
        skill_id: 'la.2.nouns',
        phase: 'LEARNING_SESSION',
        starting_level: 0,
        ending_level: 1,
        sessionStatus: 'passed',
      },
    })
  })
})
