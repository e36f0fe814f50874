import { registry } from '@wordstride/plugins/graders'
import { describe, expect, it } from 'vitest'
import { fillIds, hasFormOf, readableName, schemaForForm } from './formSchema'
import { type JsonSchema, problemSchema } from './problemSchema'
import { samplesOf } from './samples'

const OPTION: JsonSchema = {
  type: 'object',
  required: ['id', 'label'],
  properties: { id: { type: 'string' }, label: { type: 'string' } },
}
const CELL: JsonSchema = {
  oneOf: [
    {
      type: 'object',
      required: ['kind', 'text'],
      properties: { kind: { const: 'text' }, text: { type: 'string' } },
    },
    {
      type: 'object',
      required: ['kind', 'uuid'],
      properties: { kind: { const: 'blank' }, uuid: { type: 'string' } },
    },
  ],
}

describe('readableName', () => {
  it.each([
    ['problem_id', 'Problem ID'],
    ['audioURL', 'Audio URL'],
    ['headerTitleUrl', 'Header title URL'],
    ['question_audio_url2', 'Question audio URL 2'],
    ['uuid', 'UUID'],
    ['subProblemItems', 'Sub problem items'],
    ['shuffle_options', 'Shuffle options'],
    ['label', 'Label'],
  ])('%s reads %s', (name, expected) => {
    expect(readableName(name)).toBe(expected)
  })
})

describe('schemaForForm', () => {
  it('names the forms of a union by what tells them apart', () => {
    expect(schemaForForm(CELL, 'cell')).toMatchObject({
      title: 'Cell',
      discriminator: { propertyName: 'kind' },
      oneOf: [{ title: 'Text' }, { title: 'Blank' }],
    })
  })

  it('a box that is not ticked says false', () => {
    expect(schemaForForm({ type: 'boolean' }, 'answer')).toMatchObject({ default: false, title: 'Answer' })
  })
})

describe('fillIds', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: { options: { type: 'array', items: OPTION }, cells: { type: 'array', items: CELL } },
  }

  it('gives a new item an id and leaves the others alone', () => {
    const value = { options: [{ id: 'a', label: 'x' }, { label: 'y' }], title: 'kept' }
    expect(fillIds(schema, value, () => 'new')).toEqual({
      options: [
        { id: 'a', label: 'x' },
        { id: 'new', label: 'y' },
      ],
      title: 'kept',
    })
  })

  it('does not invent an id where one thing refers to another', () => {
    const value = { cells: [{ kind: 'blank' }] }
    expect(fillIds(schema, value, () => 'new')).toEqual(value)
  })
})

describe('hasFormOf', () => {
  it('tells the forms of a union apart', () => {
    const [text, blank] = CELL.oneOf as [JsonSchema, JsonSchema]
    expect(hasFormOf(text, { kind: 'text', text: 'x' })).toBe(true)
    expect(hasFormOf(blank, { kind: 'text', text: 'x' })).toBe(false)
    expect(hasFormOf(blank, { kind: 'blank' })).toBe(false)
    expect(hasFormOf(CELL, { kind: 'blank', uuid: 'u' })).toBe(true)
    expect(hasFormOf({ type: 'integer' }, 3)).toBe(true)
    expect(hasFormOf({ type: 'integer' }, 3.5)).toBe(false)
    expect(hasFormOf({ type: 'object' }, null)).toBe(false)
  })

  it.each(registry.types)('every sample of %s has the form of its schema', async (type) => {
    const schema = schemaForForm(problemSchema(registry.require(type)))
    for (const sample of samplesOf(type)) {
      expect(hasFormOf(schema, JSON.parse(await sample.load())), sample.name).toBe(true)
    }
  })
})
