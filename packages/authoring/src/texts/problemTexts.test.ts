import type { PackProblem } from '@wordstride/content'
import { describe, expect, it } from 'vitest'
import { buildProblem } from '../build/buildProblem'
import { choicesOf } from './choices'
import { problemTexts } from './problemTexts'

const skill = { section_type: 'ae.la', grade_id: 2, skill_id: 'la.2.test', skill_name: 'Test' } as const

function build(type: string, body: Record<string, unknown>): PackProblem {
  const authored = { id: 'E1', type, prompt: 'Look.', hints: ['Think.'], ...body }
  const built = buildProblem(authored, skill, 'E', 1)
  if (!built.ok) throw new Error(JSON.stringify(built.faults))
  return built.problem
}

/** 'read cat' or 'answer cot (wrong)'. */
const told = (entry: PackProblem) =>
  problemTexts(entry).map(({ text, kind, isWrong }) => `${kind} ${text}${isWrong ? ' (wrong)' : ''}`)

const AROUND = ['read Look.', 'explains Think.']

describe('problemTexts', () => {
  it.each([
    [
      'selection',
      {
        options: [
          { text: 'cat', correct: true, why: 'It purrs.' },
          { text: 'cot', why: 'A bed.' },
        ],
      },
      ['answer cat', 'explains It purrs.', 'answer cot (wrong)', 'explains A bed.'],
    ],
    [
      'fill_in_the_blank',
      { text: 'We {*go|goes}.', why: { go: 'Yes.' } },
      ['read We ___.', 'answer go', 'explains Yes.', 'answer goes (wrong)'],
    ],
    [
      'clickable_text',
      { text: 'The [*hapy] [dog]', why: {} },
      ['answer The ', 'answer hapy (wrong)', 'answer  ', 'answer dog (wrong)'],
    ],
    [
      'text_drag_drop',
      {
        buckets: [
          { name: 'Noun', items: ['cat'] },
          { name: 'Verb', items: ['run'] },
        ],
        why: 'Things and actions.',
      },
      ['read Noun', 'answer cat', 'read Verb', 'answer run', 'explains Things and actions.'],
    ],
    [
      'text_drag_and_sort',
      { slots: ['small', 'big'], items: ['ant', 'whale'] },
      ['answer small', 'answer ant', 'answer big', 'answer whale'],
    ],
    [
      'vocabulary_spelling',
      { word: 'cat', definition: 'a pet', sample_sentence: 'My ___.', explanation: 'It purrs.' },
      ['read a pet', 'read My ___.', 'answer cat', 'explains It purrs.'],
    ],
  ])('%s: gives what a reader sees, and what of it is wrong', (type, body, expected) => {
    expect(told(build(type, body))).toEqual([...AROUND, ...expected])
  })
})

describe('choicesOf', () => {
  it('gives questions and gaps with their key, and nothing of cards', () => {
    const gap = build('fill_in_the_blank', { text: 'We {goes|*go}.', why: {} })
    expect(choicesOf(gap)).toMatchObject([
      { kind: 'gap', isSingle: true, options: [{ text: 'goes', isRight: false }, { isRight: true }] },
    ])
    expect(choicesOf(build('ordering', { items: ['a', 'b'] }))).toEqual([])
  })
})
