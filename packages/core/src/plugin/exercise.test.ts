import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { choice } from '../interactions/choice'
import { choicePartsSchema, choiceSchemas } from '../interactions/choiceSchema'
import { envelopeShape } from '../problem/envelopeSchema'
import { seededRandom } from '../random/seededRandom'
import { assess } from './assess'
import { createRegistry } from './createRegistry'
import { definePlugin } from './definePlugin'
import { expectOpened, openProblem } from './exercise'

const problemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal('pick'),
  subProblemItems: choicePartsSchema,
})

/** Version 1 stored the picked id alone. */
const pick = definePlugin({
  type: 'pick',
  version: 2,
  title: 'Pick',
  summary: 'Pick one.',
  scoring: [],
  problem: problemSchema,
  ...choiceSchemas,
  migrations: [
    {
      name: 'a choice for every question',
      from: 1,
      problem: ({ questions, ...rest }) => ({ ...rest, subProblemItems: questions }),
      presentation: ({ order }) => ({ order: { q: order } }),
      response: ({ picked }) => ({ chosen: { q: [z.string().parse(picked)] } }),
    },
  ],
  ...choice.of(({ subProblemItems }: z.infer<typeof problemSchema>) => ({
    parts: subProblemItems,
    isShuffled: false,
  })),
})

const subProblemItems = [
  {
    uuid: 'q',
    type: 'radio',
    options: [
      { id: 'a', label: 'cat', answer: true },
      { id: 'b', label: 'dog', answer: false, explanation: 'It barks.' },
    ],
  },
]
const envelope = {
  problem_id: 'p',
  problem_type: 'pick',
  section_type: 'ae.la',
  grade_id: 1,
  skill_id: 's',
}
const raw = { ...envelope, version: 2, subProblemItems }
const exercise = expectOpened(openProblem(pick, raw))

describe('openProblem', () => {
  it('binds a problem: presented, answered and graded without being handed round', () => {
    const view = exercise.view(exercise.present(seededRandom('1')))
    expect(view.subProblemItems[0]?.options.map(({ label }) => label)).toEqual(['cat', 'dog'])
    expect(exercise.grade(exercise.emptyResponse(view), { mode: 'practice' }).verdict).toBe('not_answered')
    expect(exercise.grade(exercise.correctResponse(), { mode: 'practice' }).verdict).toBe('correct')
    expect(exercise.describeResponse(view, exercise.wrongResponse(seededRandom('1')))).toBe('dog')
  })

  it('lifts an old problem and says by which steps', () => {
    const old = { ...envelope, version: 1, questions: subProblemItems }
    const opened = expectOpened(openProblem(pick, old))
    expect(opened.applied).toEqual(['a choice for every question'])
    expect(opened.problem).toMatchObject({ version: 2, subProblemItems: [{ uuid: 'q' }] })
    expect(old).toEqual({ ...envelope, version: 1, questions: subProblemItems })
  })

  it.each([
    ['no object', null, { path: '', message: 'Expected an object.' }],
    [
      'a newer version',
      { ...raw, version: 3 },
      { path: 'version', message: expect.stringContaining('newer') },
    ],
    ['a version that is no number', { ...raw, version: '2' }, { path: 'version' }],
    [
      'no version there ever was',
      { ...raw, version: 0 },
      { path: 'version', message: expect.stringContaining('No migration') },
    ],
    ['a broken body', { ...raw, subProblemItems: [{ uuid: 'q' }] }, { path: 'subProblemItems.0.type' }],
  ])('gives issues, not an exception, for %s', (_, value, issue) => {
    expect(openProblem(pick, value)).toMatchObject({
      ok: false,
      issues: expect.arrayContaining([expect.objectContaining(issue)]),
    })
  })
})

describe('what was stored', () => {
  it('is read as it is under the same version, and lifted from an older one', () => {
    const chosen = { chosen: { q: ['a'] } }
    expect(exercise.readResponse(chosen, 2)).toEqual({ ok: true, value: chosen })
    expect(exercise.readResponse({ picked: 'a' }, 1)).toEqual({ ok: true, value: chosen })
    expect(exercise.readPresentation({ order: ['b', 'a'] }, 1)).toEqual({
      ok: true,
      value: { order: { q: ['b', 'a'] } },
    })
  })

  it.each([
    ['of a newer version', { chosen: {} }, 3],
    ['that a step throws at', { picked: 7 }, 1],
    ['that is no object', 'a', 1],
    ['that the schema refuses', { chosen: 'a' }, 2],
  ])('is a value, not an exception: a response %s', (_, stored, version) => {
    expect(exercise.readResponse(stored, version).ok).toBe(false)
  })
})

describe('createRegistry', () => {
  const registry = createRegistry([pick])

  it('opens a problem by its own type', () => {
    expect(expectOpened(registry.open(raw)).type).toBe('pick')
  })

  it.each([[{ ...raw, problem_type: 'other' }], [{}], [null], ['pick']])(
    'tells that it knows no type of %j',
    (value) => {
      expect(registry.open(value)).toMatchObject({ ok: false, issues: [{ path: 'problem_type' }] })
    },
  )

  it('refuses two plugins of one type', () => {
    expect(() => createRegistry([pick, pick])).toThrow('Two plugins are registered for problem_type "pick".')
  })
})

describe('assess', () => {
  const check = (chosen: string[]) => assess(exercise, { chosen: { q: chosen } }, { mode: 'practice' })

  it('gives verdict, feedback and status line of one check', () => {
    expect(check(['b'])).toMatchObject({
      verdict: 'incorrect',
      parts: [{ subProblemId: 'q', verdict: 'incorrect' }],
      feedback: { solution: 'partial', items: { b: { mark: 'incorrect', explanation: 'It barks.' } } },
      message: 'Incorrect.Try Again.',
    })
    expect(check(['a'])).toMatchObject({
      verdict: 'correct',
      feedback: { solution: 'full' },
      message: 'Correct!',
    })
  })

  it('gives no feedback before there is something to grade', () => {
    expect(check([])).toMatchObject({
      verdict: 'not_answered',
      feedback: null,
      message: 'Your answer is incomplete.',
    })
  })
})
