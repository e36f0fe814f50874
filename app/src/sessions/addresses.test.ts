import { gradeName } from '@wordstride/learning'
import { describe, expect, it } from 'vitest'
import { isGradeDisabled } from '../courses/grades/isGradeDisabled'
import { homeProfileLink, problemsLink } from '../links/links'
import { schoolName } from '../links/schoolName'
import { closeTarget } from './closeTarget'
import { type ProblemsQuery, readProblemsQuery } from './problemsQuery'

const read = (search: string) => readProblemsQuery(new URLSearchParams(search))
const query = read('section_type=ae.la&grade_id=2&skill_id=s&chapter_id=3') as ProblemsQuery

describe('readProblemsQuery', () => {
  it('[PROB-01] [CONST-02] program 20 and LEARNING_SESSION by default', () => {
    expect(query).toEqual({
      programId: 20,
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 's',
      chapterId: 3,
      phase: 'LEARNING_SESSION',
      path: null,
      from: null,
    })
  })
  it('[PROB-01] reads the three phases and refuses others', () => {
    for (const phase of ['LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION'])
      expect(read(`section_type=ae.voc&grade_id=0&skill_id=s&phase=${phase}`)?.phase).toBe(phase)
    expect(read('section_type=ae.voc&grade_id=0&skill_id=s&phase=test')).toBeNull()
  })
  it.each([
    '',
    'section_type=ae.xx&grade_id=2&skill_id=s',
    'section_type=ae.la&grade_id=13&skill_id=s',
    'section_type=ae.la&grade_id=two&skill_id=s',
    'section_type=ae.la&grade_id=2',
  ])('refuses %j', (search) => {
    expect(read(search)).toBeNull()
  })
})

describe('closeTarget', () => {
  it('[PROB-04] path1 closes to /home', () => {
    expect(closeTarget({ ...query, path: 'path1' })).toBe('/home')
  })
  it('[PROB-04] learning closes to /homeprofile, other phases to /courses', () => {
    expect(closeTarget(query)).toBe('/homeprofile?program_id=20&section_type=ae.la&grade_id=2&chapter_id=1')
    expect(closeTarget({ ...query, phase: 'PROFICIENCY_SESSION' })).toBe('/courses')
    expect(closeTarget({ ...query, phase: 'AFFICIENCY_SESSION' })).toBe('/courses')
  })
  it('[C-40] vocabulary learning closes to /courses', () => {
    expect(closeTarget({ ...query, sectionType: 'ae.voc' })).toBe('/courses')
  })
})

describe('links', () => {
  it('[CONST-02] chapter_id is 1 in the profile link', () => {
    expect(homeProfileLink('ae.la', 4)).toBe(
      '/homeprofile?program_id=20&section_type=ae.la&grade_id=4&chapter_id=1',
    )
  })
  it('[PROB-01] a problems link is read back', () => {
    const link = problemsLink({
      sectionType: 'ae.la',
      gradeId: 2,
      chapterId: 3,
      skillId: 'a b&c',
      path: 'path1',
    })
    expect(read(link.split('?')[1] ?? '')).toMatchObject({ chapterId: 3, skillId: 'a b&c', path: 'path1' })
  })
})

describe('grade names', () => {
  it('Kindergarten, then ordinals', () => {
    expect([0, 1, 2, 3, 4, 11, 12].map(gradeName)).toEqual([
      'Kindergarten',
      '1st grade',
      '2nd grade',
      '3rd grade',
      '4th grade',
      '11th grade',
      '12th grade',
    ])
  })
  it('[COURSE-09] Elementary below 6, Middle below 9, then High School English', () => {
    expect([5, 6, 8, 9].map(schoolName)).toEqual([
      'Elementary School English',
      'Middle School English',
      'Middle School English',
      'High School English',
    ])
  })
})

describe('isGradeDisabled', () => {
  it('[COURSE-03] [CONST-10] above 9 in production, above 10 elsewhere, or by the card', () => {
    const card = (gradeId: number, disableGrade = false) => ({ gradeId, disableGrade })
    expect([9, 10].map((grade) => isGradeDisabled(card(grade), 'production'))).toEqual([false, true])
    for (const environment of ['qa', 'development'])
      expect([10, 11].map((grade) => isGradeDisabled(card(grade), environment))).toEqual([false, true])
    expect([10, 11].map((grade) => isGradeDisabled(card(grade)))).toEqual([false, true])
    expect(isGradeDisabled(card(2, true))).toBe(true)
  })
})
