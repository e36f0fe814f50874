import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { completeProblem } from './completeProblem'
import type { JsonSchema } from './problemSchema'

const SCHEMA: JsonSchema = {
  type: 'object',
  required: ['grade'],
  properties: {
    title: { type: 'string' },
    grade: { type: 'integer' },
    section: { type: 'string', enum: ['ae.la', 'ae.voc'] },
    timed: { type: 'boolean' },
    blocks: {
      type: 'array',
      items: {
        oneOf: [
          { type: 'object', properties: { kind: { const: 'text' }, value: { type: 'string' } } },
          { type: 'object', properties: { kind: { const: 'image' }, alt: { type: 'string' } } },
        ],
      },
    },
  },
}

/** What is offered at the bar. */
async function offers(text: string, explicit = true): Promise<string[]> {
  const pos = text.indexOf('|')
  const state = EditorState.create({ doc: text.replace('|', '') })
  const result = await completeProblem(() => SCHEMA)(new CompletionContext(state, pos, explicit))
  return (result?.options ?? []).map(({ displayLabel, label }) => displayLabel ?? label)
}

describe('completeProblem', () => {
  it('offers the fields that the object may still get', async () => {
    expect(await offers('{ | }')).toEqual(['title', 'grade', 'section', 'timed', 'blocks'])
    expect(await offers('{ "title": "x", "| }')).toEqual(['grade', 'section', 'timed', 'blocks'])
    expect(await offers('{ "title": "x", "gr|" }')).toContain('grade')
  })

  it('offers required fields first', async () => {
    const state = EditorState.create({ doc: '{  }' })
    const result = await completeProblem(() => SCHEMA)(new CompletionContext(state, 2, true))
    expect(
      result?.options.filter(({ boost }) => (boost ?? 0) > 0).map(({ displayLabel }) => displayLabel),
    ).toEqual(['grade'])
  })

  it('keeps the value of a field whose name is changed', async () => {
    const state = EditorState.create({ doc: '{ "gr": 3 }' })
    const result = await completeProblem(() => SCHEMA)(new CompletionContext(state, 5, true))
    const grade = result?.options.find(({ displayLabel }) => displayLabel === 'grade')
    expect(grade).toMatchObject({ label: '"grade"' })
    expect(grade?.apply).toBeUndefined()
  })

  it('offers the values of a choice', async () => {
    expect(await offers('{ "section": "|" }')).toEqual(['ae.la', 'ae.voc'])
    expect(await offers('{ "timed": | }')).toEqual(['true', 'false'])
    expect(await offers('{ "title": "|" }')).toEqual([])
  })

  it('follows lists, and of a union the form that fits', async () => {
    expect(await offers('{ "blocks": [ { | } ] }')).toEqual(['kind', 'value', 'alt'])
    expect(await offers('{ "blocks": [ {}, { "kind": "image", | } ] }')).toEqual(['alt'])
    expect(await offers('{ "blocks": [ { "kind": "|" } ] }')).toEqual(['text', 'image'])
  })

  it('is silent where nothing is typed or known', async () => {
    expect(await offers('{ | }', false)).toEqual([])
    expect(await offers('{ "unknown": { | } }')).toEqual([])
    expect(await offers('|')).toEqual([])
  })
})
