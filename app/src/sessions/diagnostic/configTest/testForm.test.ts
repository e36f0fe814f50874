import { describe, expect, it } from 'vitest'
import {
  canPractice,
  FORM_MESSAGES,
  formDefaults,
  gradeLabel,
  gradeOptions,
  plannedStages,
  type TestForm,
  toNewTest,
} from './testForm'

const form: TestForm = {
  firstName: ' Ivy ',
  lastName: 'Chen',
  grade: '3',
  section: 'ae.voc',
  testType: 'diagnostic',
  length: '',
  count: '10',
  isPractice: false,
}

describe('the test form', () => {
  it('has the exact messages', () => {
    expect(FORM_MESSAGES).toEqual({
      firstName: 'Please input your first name!',
      lastName: 'Please input your last name!',
      grade: 'Please input your school grade!',
      section: 'Please input section type!',
      testType: 'Please input test type!',
      length: 'Please input test length!',
      count: 'Please input problem count!',
    })
  })

  it('[G-33] offers Kindergarten to 9, in development and QA to 10', () => {
    expect(gradeOptions('production')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(gradeOptions('qa')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(gradeOptions('development')).toHaveLength(11)
    expect(gradeOptions(undefined)).toHaveLength(11)
  })

  it('[TEST-05] [CONST-48] [G-34] asks for the previous grade before July 1 and for the upcoming one from then on', () => {
    expect(gradeLabel(new Date(2026, 0, 1))).toBe('Previous semester English grade')
    expect(gradeLabel(new Date(2026, 5, 30, 23, 59))).toBe('Previous semester English grade')
    expect(gradeLabel(new Date(2026, 6, 1))).toBe('Upcoming semester English grade')
    expect(gradeLabel(new Date(2026, 11, 31))).toBe('Upcoming semester English grade')
  })

  it('[G-34] begins with the school grade of the account, where it is one of the choices', () => {
    const user = { firstName: 'Ivy', lastName: 'Chen', currentSchoolGrade: 0 }
    expect(formDefaults(user, [0, 1]).grade).toBe('0')
    expect(formDefaults({ ...user, currentSchoolGrade: 12 }, [0, 1]).grade).toBe('')
  })

  it('a mini test has 10 problems unless another number is chosen', () => {
    const defaults = formDefaults({ firstName: '', lastName: '', currentSchoolGrade: 2 }, [2])
    expect(toNewTest({ ...defaults, section: 'ae.la', testType: 'mini_test' })).toMatchObject({
      testType: 'mini_test',
      testProblems: 10,
    })
    expect(toNewTest({ ...form, testType: 'mini_test', count: '20' })).toMatchObject({ testProblems: 20 })
  })

  it('a diagnostic test is 4 minutes long in vocabulary and 6 in language arts', () => {
    expect(toNewTest(form)).toEqual({
      testType: 'diagnostic',
      sectionType: 'ae.voc',
      testGrade: 3,
      testLength: 4,
      firstName: 'Ivy',
      lastName: 'Chen',
    })
    expect(toNewTest({ ...form, section: 'ae.la' })).toMatchObject({ testLength: 6 })
  })

  it('an English test has the chosen length', () => {
    expect(toNewTest({ ...form, testType: 'english_test', length: '45' })).toMatchObject({ testLength: 45 })
  })

  it('[CONST-35] a practice test is 5 minutes long, for testers and admins in vocabulary', () => {
    expect(toNewTest({ ...form, isPractice: true })).toMatchObject({ testLength: 5 })
    expect(canPractice('test', form)).toBe(true)
    expect(canPractice('admin', form)).toBe(true)
    expect(canPractice('super-student', form)).toBe(false)
    expect(canPractice('test', { ...form, section: 'ae.la' })).toBe(false)
    expect(canPractice('test', { ...form, testType: 'mini_test' })).toBe(false)
    // Chosen before the section was changed.
    expect(toNewTest({ ...form, section: 'ae.la', isPractice: true })).toMatchObject({ testLength: 6 })
  })

  it('is no test while something is missing', () => {
    expect(toNewTest({ ...form, section: '' })).toBeNull()
    expect(toNewTest({ ...form, grade: '' })).toBeNull()
    expect(plannedStages({ ...form, testType: 'english_test' })).toEqual([])
  })

  it('[CONST-24] tells the time of each stage beforehand', () => {
    const minutes = (more: Partial<TestForm>) =>
      plannedStages({ ...form, ...more }).map((stage) => stage.minutes)
    expect(minutes({})).toEqual([4])
    expect(minutes({ section: 'ae.la' })).toEqual([6, 14])
    expect(minutes({ isPractice: true })).toEqual([5])
    expect(minutes({ testType: 'mini_test' })).toEqual([20])
  })
})
