import { describe, expect, it } from 'vitest'
import type { PublicEnvelope } from '../problem/envelope'
import { leastMsOf } from './leastTime'
import type { AnyProblemRules } from './problemRules'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

const view = (value: string, more: object = {}): PublicEnvelope => ({
  ...{ problem_id: 'an id', problem_type: 'type', section_type: 'ae.la', grade_id: 2, skill_id: 's' },
  problemItems: [{ kind: 'markdown', value }],
  hintItems: [],
  ...more,
})

const quick = {} as AnyProblemRules
const board = { leastHandMs: 800 } as AnyProblemRules

describe('leastMsOf', () => {
  it.each([
    ['two presses and no text', quick, view('cat', { problem_id: 'p' }), 500],
    ['ten words', quick, view(words(10), { problem_id: 'p' }), 900],
    ['a longer hand', board, view(words(10), { problem_id: 'p' }), 1_200],
    ['a long text, of which a line may do', quick, view(words(500), { problem_id: 'p' }), 2_000],
    [
      'a passage, which stands there for many questions, and hints',
      quick,
      view(words(10), {
        problem_id: 'p',
        problemItems: [
          { kind: 'passage', layout: 'two_columns', title: 'T', pages: [words(300)] },
          { kind: 'markdown', value: words(10) },
        ],
        hintItems: [{ value: words(40) }],
      }),
      900,
    ],
    ['options of a body', quick, view('cat', { problem_id: 'p', options: [{ label: words(5) }] }), 700],
  ])('is far below what a child needs: %s', (_, plugin, shown, least) => {
    expect(leastMsOf(plugin, shown)).toBe(least)
  })
})
