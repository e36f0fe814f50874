import { describe, expect, it } from 'vitest'
import { choiceGenerator } from './choices'
import { fillPools } from './fill'
import { generators } from './generators'
import { kindGenerator } from './kindGenerator'
import { makeForTest } from './makeForTest'

const choices = choiceGenerator({
  summary: 'articles',
  sentences: { 2: 'We saw {an|a} owl.' },
  reasons: { key: () => 'Right.', wrong: () => 'Wrong.', hints: () => [] },
  word: 'word',
  choose: 'Choose.',
  hints: ['One.', 'Two.'],
  judge: {},
})

const kinds = kindGenerator({
  summary: 'colors and sounds',
  kinds: {
    2: ['color', 'sound', 'taste'].map((name) => ({ name, why: `It is a ${name}.`, examples: `${name} 1` })),
  },
  example: 'word',
  examples: 'words',
  kind: 'kind',
  name: 'Which kind is it?',
  hints: ['One.', 'Two.'],
  judge: {},
})

describe('makeForTest', () => {
  it('makes what the lessons of a skill would make at that place, of the same list', () => {
    const generator = generators['past-tense']
    if (!generator) throw new Error('There are irregular verbs.')
    const none = { E: [], AE: [], P: [], A: [] }
    const [first] = fillPools(generator, { skill_id: 'la.3.any', grade_id: 3 }, none, ({ id }) => id).pools.P
    const place = Number(first?.id.slice(1))
    const made = makeForTest(generator, 3, { share: 'proof', place }, 'test.3.any.LS1')
    expect(made?.type).toBe(first?.type)
    expect(makeForTest(generator, 3, { share: 'proof', place }, 'test.3.any.LS1')).toEqual(made)
  })

  it('asks every sentence that was written for the problem, and none of the list', () => {
    const sentences = 'I {went|goed} home.\nWe {sang|singed} it.\nIt {flew|flied} off.'
    const gaps = makeForTest(choices, 2, { type: 'fill_in_the_blank', sentences }, 'id')
    expect(String(gaps?.text).split('\n')).toHaveLength(3)
    for (const word of ['home', 'it', 'off']) expect(gaps?.text).toContain(` ${word}.`)
    expect(gaps?.text).not.toContain('owl')
    // It takes four, and leaves none out.
    expect(makeForTest(choices, 2, { type: 'multi_selection', sentences }, 'id')).toBeNull()
    const four = `${sentences}\nHe {ran|runned} on.`
    const all = makeForTest(choices, 2, { type: 'multi_selection', sentences: four }, 'id')
    expect(all?.options).toHaveLength(4)
    expect(makeForTest(choices, 2, { type: 'fill_in_the_blank', sentences: four }, 'id')).toBeNull()
  })

  it('sorts the examples that were written, and offers all kinds as names', () => {
    const examples = { sound: 'loud\nsoft', taste: 'sweet\nsour', color: 'red\ngreen' }
    const sorted = makeForTest(kinds, 2, { type: 'text_drag_drop', examples }, 'id')
    const buckets = sorted?.buckets as { name: string; items: string[] }[]
    expect(Object.fromEntries(buckets.map(({ name, items }) => [name, items.toSorted().join(' ')]))).toEqual({
      sound: 'loud soft',
      taste: 'sour sweet',
      color: 'green red',
    })
    const few = { sound: 'loud\nsoft\nshrill', color: 'red\ngreen' }
    const table = makeForTest(kinds, 2, { type: 'table_with_dropdown', examples: few }, 'id')
    const rows = table?.rows as [string, string][]
    expect(rows.map(([example]) => example).toSorted()).toEqual(['green', 'loud', 'red', 'shrill', 'soft'])
    for (const [, gap] of rows) expect(gap).toMatch(/taste/)
  })

  it('makes nothing of a place that the list does not have, another form of material or an unknown kind', () => {
    expect(makeForTest(choices, 2, { share: 'proof', place: 1999 }, 'id')).toBeNull()
    expect(makeForTest(choices, 2, { share: 'proof', place: 99_001 }, 'id')).toBeNull()
    expect(makeForTest(choices, 2, { type: 'text_drag_drop', examples: { sound: 'a' } }, 'id')).toBeNull()
    expect(makeForTest(kinds, 2, { type: 'text_drag_drop', sentences: 'A {b|c}.' }, 'id')).toBeNull()
    expect(makeForTest(kinds, 2, { type: 'text_drag_drop', examples: { smell: 'a\nb' } }, 'id')).toBeNull()
    expect(makeForTest(choices, 2, { type: 'pairing', sentences: 'A {b|c}.' }, 'id')).toBeNull()
  })
})
