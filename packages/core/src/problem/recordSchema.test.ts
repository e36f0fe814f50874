import { describe, expect, it } from 'vitest'
import { blankSchema, blanksSchemas } from '../interactions/blanksSchema'
import { choicePartSchema, choiceSchemas } from '../interactions/choiceSchema'
import { orderedItemSchema } from '../interactions/dragItemSchema'
import { placementSchemas } from '../interactions/placementSchema'

const NO_ID = '"__proto__" is no id, because a record by ids cannot have it.'
const PROTO = '__proto__'

const messagesOf = ({ error }: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  error?.issues.map(({ message }) => message)

const options = ['a', 'b'].map((id) => ({ id, label: id, answer: id === 'a' }))

describe('an item called __proto__', () => {
  it.each([
    ['a question', choicePartSchema, { uuid: PROTO, type: 'radio', options }],
    ['a blank', blankSchema, { uuid: PROTO, options, answer: 'a' }],
    ['a card', orderedItemSchema, { id: PROTO, content: 'one', order: 1 }],
  ])('is refused where the author writes %s', (_, schema, value) => {
    expect(messagesOf(schema.safeParse(value))).toEqual([NO_ID])
  })

  it.each([
    ['chosen of a choice', choiceSchemas.response, 'chosen', ['a']],
    ['shown of a choice', choiceSchemas.presentation, 'order', ['a']],
    ['chosen in a blank', blanksSchemas.response, 'chosen', 'a'],
    ['shown in a blank', blanksSchemas.presentation, 'order', ['a']],
    ['placed', placementSchemas.response, 'placed', 'a'],
  ])('is not lost in silence in what is %s', (_, schema, field, value) => {
    const stored = (id: string) => ({
      [field]: JSON.parse(JSON.stringify(Object.fromEntries([[id, value]]))),
    })
    expect(messagesOf(schema.safeParse(stored(PROTO)))).toEqual([NO_ID])
    expect(schema.safeParse(stored('q'))).toEqual({ success: true, data: { [field]: { q: value } } })
  })
})
