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
  it('[TEST-02] has the exact messages', () => {
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

  it('[TEST-04] [G-33] offers Kindergarten to 9, in development and QA to 10', () => {
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

  it('[TEST-05] begins with the school grade of the account, where it is one of the choices', () => {
    const user = { first_name: 'Ivy', last_name: 'Chen', current_school_grade: 0 }
    expect(formDefaults(user, [0, 1]).grade).toBe('0')
    expect(formDefaults({ ...user, current_school_grade: 12 }, [0, 1]).grade).toBe('')
  })

  it('[TEST-06] [CONST-36] a mini test has 10 problems unless another number is chosen', () => {
    const defaults = formDefaults({ first_name: '', last_name: '', current_school_grade: 2 }, [2])
    expect(toNewTest({ ...defaults, section: 'ae.la', testType: 'mini_test' })).toMatchObject({
      test_type: 'mini_test',
      test_problems: 10,
    })
    expect(toNewTest({ ...form, testType: 'mini_test', count: '20' })).toMatchObject({ test_problems: 20 })
  })

  it('[TEST-15] [CONST-34] a diagnostic test is 4 minutes long in vocabulary and 6 in language arts', () => {
    expect(toNewTest(form)).toEqual({
      test_type: 'diagnostic',
      section_type: 'ae.voc',
      test_grade: 3,
      test_length: 4,
      first_name: 'Ivy',
      last_name: 'Chen',
    })
    expect(toNewTest({ ...form, section: 'ae.la' })).toMatchObject({ test_length: 6 })
  })

  it('[TEST-06] an English test has the chosen length', () => {
    expect(toNewTest({ ...form, testType: 'english_test', length: '45' })).toMatchObject({ test_length: 45 })
  })

  it('[TEST-15] [CONST-35] a practice test is 5 minutes long, for testers and admins in vocabulary', () => {
    expect(toNewTest({ ...form, isPractice: true })).toMatchObject({ test_length: 5 })
    expect(canPractice('test', form)).toBe(true)
    expect(canPractice('admin', form)).toBe(true)
    expect(canPractice('super-student', form)).toBe(false)
    expect(canPractice('test', { ...form, section: 'ae.la' })).toBe(false)
    expect(canPractice('test', { ...form, testType: 'mini_test' })).toBe(false)
    // Chosen before the section was changed.
    expect(toNewTest({ ...form, section: 'ae.la', isPractice: true })).toMatchObject({ test_length: 6 })
  })

  it('is no test while something is missing', () => {
    expect(toNewTest({ ...form, section: '' })).toBeNull()
    expect(toNewTest({ ...form, grade: '' })).toBeNull()
    expect(plannedStages({ ...form, testType: 'english_test' })).toEqual([])
  })

  it('[TEST-14] tells the time of each stage beforehand', () => {
    const minutes = (more: Partial<TestForm>) =>
      plannedStages({ ...form, ...more }).map((stage) => stage.minutes)
    expect(minutes({})).toEqual([4])
    expect(minutes({ section: 'ae.la' })).toEqual([6, 14])
    expect(minutes({ isPractice: true })).toEqual([5])
    expect(minutes({ testType: 'mini_test' })).toEqual([20])
  })
})
