import { describe, expect, it } from 'vitest'
import { readProfileQuery } from './profileQuery'

const read = (search: string) => readProfileQuery(new URLSearchParams(search), { 'ae.la': 3, 'ae.voc': 5 })

describe('readProfileQuery', () => {
  it('reads section, grade and chapter', () => {
    expect(read('program_id=20&section_type=ae.voc&grade_id=0&chapter_id=2')).toEqual({
      section: 'ae.voc',
      grade: 0,
      chapterId: 2,
    })
  })

  it.each(['', 'section_type=ae.xx&grade_id=13&chapter_id=0', 'grade_id=-1&chapter_id=x', 'grade_id=2.5'])(
    'falls back to language arts, the current grade and chapter 1 for %j',
    (search) => {
      expect(read(search)).toEqual({ section: 'ae.la', grade: 3, chapterId: 1 })
    },
  )

  it('falls back to the current grade of the section that is asked for', () => {
    expect(read('section_type=ae.voc')).toEqual({ section: 'ae.voc', grade: 5, chapterId: 1 })
  })
})
