import { describe, expect, it } from 'vitest'
import { taskLink } from './taskLink'

const item = { sectionType: 'ae.la', grade: 2, chapterId: 3, skillId: null, path: 'path1' } as const

describe('taskLink', () => {
  it('[ASG-05] opens a learning item with its skill, its chapter and its path', () => {
    expect(taskLink({ ...item, type: 'learning', skillId: 'la.2.nouns' })).toBe(
      '/problems?program_id=20&section_type=ae.la&grade_id=2&chapter_id=3&skill_id=la.2.nouns&path=path1&phase=LEARNING_SESSION',
    )
  })

  it.each([
    ['proficiency', 'PROFICIENCY_SESSION'],
    ['afficiency', 'AFFICIENCY_SESSION'],
  ] as const)('[ASG-05] opens a %s item without a skill in phase %s', (type, phase) => {
    const search = new URLSearchParams(taskLink({ ...item, type }).split('?')[1])
    expect(search.get('phase')).toBe(phase)
    expect(search.get('path')).toBe('path1')
    expect(search.has('skill_id')).toBe(false)
  })
})
