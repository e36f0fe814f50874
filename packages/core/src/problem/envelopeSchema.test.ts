import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blanksSchema } from '../interactions/blanksSchema'
import { categorizedItemSchema } from '../interactions/bucketsSchema'
import { choicePartSchema } from '../interactions/choiceSchema'
import { orderedItemSchema } from '../interactions/dragItemSchema'
import { phrasesSchema } from '../interactions/phrasesSchema'
import { PROGRAM_ID } from './course'
import { envelopeShape, hintItemSchema, optionSchema, problemHeaderSchema } from './envelopeSchema'
import { sectionTypeSchema } from './sectionTypeSchema'

/** Every field comes out as it went in: known to the schema, and none of them needed beyond those given. */
const keeps = (schema: z.ZodMiniType, value: unknown) => expect(z.parse(schema, value)).toEqual(value)

const option = (id: string, answer: boolean) => ({ id, label: id, answer })

describe('where a problem stands', () => {
  it('[ENT-30] sections are ae.voc, ae.la, ae.ls and ae.rc; content is organised by program, grade and skill', () => {
    expect([...sectionTypeSchema.options].sort()).toEqual(['ae.la', 'ae.ls', 'ae.rc', 'ae.voc'])
    expect(PROGRAM_ID).toBe(20)
    const place = { section_type: 'ae.rc', grade_id: 4, skill_id: 's' }
    const { section_type, grade_id, skill_id } = envelopeShape
    const placeSchema = z.object({ section_type, grade_id, skill_id })
    keeps(placeSchema, place)
    for (const field of Object.keys(place))
      expect(placeSchema.safeParse({ ...place, [field]: undefined }).success, field).toBe(false)
  })
})

describe('the parts of a problem', () => {
  it('[ENT-22] option: label, answer, solution, explanation, audio, audioURL; sub-problem: uuid, type, options', () => {
    const full = {
      ...option('a', true),
      solution: 'Because.',
      audio: 'yes',
      audioURL: '/media/a.mp3',
      explanation: 'It is.',
    }
    keeps(optionSchema, full)
    keeps(choicePartSchema, { uuid: 'q', type: 'radio', options: [full, option('b', false)] })
    expect(optionSchema.safeParse({ ...full, audio: 'perhaps' }).success).toBe(false)
  })

  it('[TYPE-24] [ENT-22] hint item: value, audio, audioURL', () => {
    keeps(hintItemSchema, { value: 'Look again.', audio: 'no', audioURL: '/media/hint.mp3' })
    keeps(hintItemSchema, { value: 'Look again.', audio: 'yes' })
    keeps(hintItemSchema, { value: 'Look again.' })
    expect(hintItemSchema.safeParse({ value: 'Look again.', audio: 'perhaps' }).success).toBe(false)
  })

  it('[TYPE-00.10] [ENT-22] drag item: id, content, category, order, uuid, audio_url', () => {
    const item = { id: 'd', content: 'a card', uuid: 'u', audio_url: '/media/d.mp3' }
    keeps(orderedItemSchema, { ...item, order: 1 })
    keeps(categorizedItemSchema, { ...item, category: 'c' })
  })

  it('[PROB-17] [ENT-22] header: headerTitle, headerTitleUrl, text_audio_dict', () => {
    keeps(problemHeaderSchema, {
      headerTitle: 'New words',
      headerTitleUrl: '/media/title.mp3',
      text_audio_dict: { harbor: '/media/harbor.mp3' },
    })
  })

  it('[TYPE-10.2] [ENT-22] clickable phrase: id, phrase, answer, clickable, audio_url, value', () => {
    const phrase = {
      id: 'p',
      phrase: 'a cat',
      answer: true,
      clickable: true,
      audio_url: '/p.mp3',
      value: 'cat',
    }
    keeps(phrasesSchema, [phrase, { id: 'q', phrase: 'ran', answer: false, clickable: true }])
  })

  it('[TYPE-06.2] [ENT-22] dropdown blank: uuid, options, answer, value, disabled', () => {
    const options = [
      { id: 'a', label: 'is' },
      { id: 'b', label: 'are' },
    ]
    keeps(blanksSchema, [
      { uuid: 'open', options, answer: 'a' },
      { uuid: 'shown', options, answer: 'b', value: 'b', disabled: true },
    ])
  })
})
