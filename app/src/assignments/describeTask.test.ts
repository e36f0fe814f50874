import { describe, expect, it } from 'vitest'
import { describeTask } from './describeTask'

const item = {
  sectionType: 'ae.la',
  grade: 2,
  type: 'learning',
  skillId: 'la.2.nouns',
  skillName: 'Nouns',
  label: 'R1',
  progress: 0.45,
} as const

describe('describeTask', () => {
  it('names the skill of a learning item, its course and its progress', () => {
    expect(describeTask(item)).toEqual({
      course: 'Language Arts · 2nd grade',
      title: 'Nouns',
      plain: null,
      progress: 'Best try so far: 45%',
    })
  })

  it('names the session of the others; what is almost done is not shown as done', () => {
    const proficiency = {
      ...item,
      sectionType: 'ae.voc',
      type: 'proficiency',
      skillId: null,
      skillName: null,
      progress: 0.999,
    } as const
    expect(describeTask(proficiency)).toEqual({
      course: 'Vocabulary · 2nd grade',
      title: 'Proficiency Session',
      plain: 'Show what you know',
      progress: '99% done',
    })
    expect(describeTask({ ...proficiency, progress: 0.004 }).progress).toBe('Not started yet')
    expect(describeTask({ ...proficiency, type: 'afficiency' }).title).toBe('Afficiency Session')
  })
})
