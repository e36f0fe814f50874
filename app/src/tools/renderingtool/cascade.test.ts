import type { RenderingOption } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { cascade, choose } from './cascade'

const option = (fields: Partial<RenderingOption>): RenderingOption => ({
  programId: 20,
  phases: ['LEARNING_SESSION'],
  sectionType: 'ae.la',
  gradeId: 2,
  chapterId: 1,
  chapterName: 'Words',
  skillId: 'nouns',
  skillName: 'Nouns',
  standards: ['L.2.1a'],
  ...fields,
})

const OPTIONS = [
  option({ phases: ['LEARNING_SESSION', 'test'] }),
  option({ skillId: 'verbs', skillName: 'Verbs' }),
  option({ gradeId: 3, skillId: 'tenses' }),
  option({ sectionType: 'ae.voc', skillId: 'gather' }),
]

const valuesOf = (chosen: Parameters<typeof cascade>[1], level: string) =>
  cascade(OPTIONS, chosen)
    .steps.find((step) => step.level === level)
    ?.options.map(({ value }) => value)

describe('cascade', () => {
  it('asks for program, phase, section, grade, chapter and skill in this order', () => {
    expect(cascade(OPTIONS, {}).steps.map(({ level }) => level)).toEqual([
      'programId',
      'phase',
      'sectionType',
      'gradeId',
      'chapterId',
      'skillId',
    ])
  })

  it('makes a choice of one itself and leaves what is below an open one empty', () => {
    const { steps, skill } = cascade(OPTIONS, {})
    expect(steps[0]?.value).toBe('20')
    expect(steps[1]).toMatchObject({ value: null })
    expect(valuesOf({}, 'phase')).toEqual(['LEARNING_SESSION', 'test'])
    expect(valuesOf({}, 'sectionType')).toEqual([])
    expect(skill).toBeNull()
  })

  it('offers only what is there under the choices above', () => {
    const learning = { phase: 'LEARNING_SESSION' }
    expect(valuesOf(learning, 'sectionType')).toEqual(['ae.la', 'ae.voc'])
    expect(valuesOf({ ...learning, sectionType: 'ae.la' }, 'gradeId')).toEqual(['2', '3'])
    expect(valuesOf({ ...learning, sectionType: 'ae.la', gradeId: '2' }, 'skillId')).toEqual([
      'nouns',
      'verbs',
    ])
    expect(valuesOf({ phase: 'test' }, 'skillId')).toEqual(['nouns'])
  })

  it('gives the skill once everything is chosen', () => {
    expect(cascade(OPTIONS, { phase: 'test' }).skill).toMatchObject({ skillId: 'nouns', phase: 'test' })
    expect(
      cascade(OPTIONS, { phase: 'LEARNING_SESSION', sectionType: 'ae.la', gradeId: '3' }).skill,
    ).toMatchObject({ skillId: 'tenses', gradeId: 3 })
  })

  it('takes a choice that does not exist as open', () => {
    const { steps, skill } = cascade(OPTIONS, { phase: 'LEARNING_SESSION', sectionType: 'ae.rc' })
    expect(steps.find(({ level }) => level === 'sectionType')?.value).toBeNull()
    expect(skill).toBeNull()
  })
})

describe('choose', () => {
  const chosen = { phase: 'LEARNING_SESSION', sectionType: 'ae.la', gradeId: '2', skillId: 'nouns' }

  it('keeps what still fits', () => {
    expect(cascade(OPTIONS, choose(chosen, 'phase', 'test')).skill).toMatchObject({
      phase: 'test',
      gradeId: 2,
      skillId: 'nouns',
    })
  })

  it('opens what no longer fits, and comes back to it', () => {
    const inVocabulary = choose({ ...chosen, skillId: 'verbs' }, 'sectionType', 'ae.voc')
    expect(cascade(OPTIONS, inVocabulary).skill).toMatchObject({ skillId: 'gather', gradeId: 2 })
    expect(cascade(OPTIONS, choose(inVocabulary, 'sectionType', 'ae.la')).skill).toMatchObject({
      skillId: 'verbs',
    })
  })

  it('opens a choice again', () => {
    expect(cascade(OPTIONS, choose(chosen, 'gradeId', '')).skill).toBeNull()
  })
})
