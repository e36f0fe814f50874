import type { RenderingOption } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { cascade, choose } from './cascade'

const option = (fields: Partial<RenderingOption>): RenderingOption => ({
  program_id: 20,
  phases: ['LEARNING_SESSION'],
  section_type: 'ae.la',
  grade_id: 2,
  chapter_id: 1,
  chapter_name: 'Words',
  skill_id: 'nouns',
  skill_name: 'Nouns',
  ...fields,
})

const OPTIONS = [
  option({ phases: ['LEARNING_SESSION', 'test'] }),
  option({ skill_id: 'verbs', skill_name: 'Verbs' }),
  option({ grade_id: 3, skill_id: 'tenses' }),
  option({ section_type: 'ae.voc', skill_id: 'gather' }),
]

const valuesOf = (chosen: Parameters<typeof cascade>[1], level: string) =>
  cascade(OPTIONS, chosen)
    .steps.find((step) => step.level === level)
    ?.options.map(({ value }) => value)

describe('[TOOL-01] cascade', () => {
  it('asks for program, phase, section, grade, chapter and skill in this order', () => {
    expect(cascade(OPTIONS, {}).steps.map(({ level }) => level)).toEqual([
      'program_id',
      'phase',
      'section_type',
      'grade_id',
      'chapter_id',
      'skill_id',
    ])
  })

  it('makes a choice of one itself and leaves what is below an open one empty', () => {
    const { steps, skill } = cascade(OPTIONS, {})
    expect(steps[0]?.value).toBe('20')
    expect(steps[1]).toMatchObject({ value: null })
    expect(valuesOf({}, 'phase')).toEqual(['LEARNING_SESSION', 'test'])
    expect(valuesOf({}, 'section_type')).toEqual([])
    expect(skill).toBeNull()
  })

  it('offers only what is there under the choices above', () => {
    const learning = { phase: 'LEARNING_SESSION' }
    expect(valuesOf(learning, 'section_type')).toEqual(['ae.la', 'ae.voc'])
    expect(valuesOf({ ...learning, section_type: 'ae.la' }, 'grade_id')).toEqual(['2', '3'])
    expect(valuesOf({ ...learning, section_type: 'ae.la', grade_id: '2' }, 'skill_id')).toEqual([
      'nouns',
      'verbs',
    ])
    expect(valuesOf({ phase: 'test' }, 'skill_id')).toEqual(['nouns'])
  })

  it('gives the skill once everything is chosen', () => {
    expect(cascade(OPTIONS, { phase: 'test' }).skill).toMatchObject({ skill_id: 'nouns', phase: 'test' })
    expect(
      cascade(OPTIONS, { phase: 'LEARNING_SESSION', section_type: 'ae.la', grade_id: '3' }).skill,
    ).toMatchObject({ skill_id: 'tenses', grade_id: 3 })
  })

  it('takes a choice that does not exist as open', () => {
    const { steps, skill } = cascade(OPTIONS, { phase: 'LEARNING_SESSION', section_type: 'ae.rc' })
    expect(steps.find(({ level }) => level === 'section_type')?.value).toBeNull()
    expect(skill).toBeNull()
  })
})

describe('choose', () => {
  it('opens the choices below again', () => {
    const chosen = { phase: 'LEARNING_SESSION', section_type: 'ae.la', grade_id: '2', skill_id: 'nouns' }
    expect(choose(chosen, 'section_type', 'ae.voc')).toEqual({
      phase: 'LEARNING_SESSION',
      section_type: 'ae.voc',
    })
    expect(choose(chosen, 'grade_id', '')).toEqual({ phase: 'LEARNING_SESSION', section_type: 'ae.la' })
  })
})
