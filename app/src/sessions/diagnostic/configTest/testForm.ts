import { REFUSALS, type User } from '@wordstride/api'
import type { CourseSection, TestType } from '@wordstride/core'
import {
  CONTENT_GRADES,
  DEFAULT_MINI_TEST_COUNT,
  DIAGNOSTIC_TEST_LENGTH,
  PRACTICE_TEST_LENGTH,
  planTest,
  type TestStagePlan,
} from '@wordstride/learning'
import { isGradeDisabled } from '../../../courses/grades/isGradeDisabled'
import type { NewTest } from '../screen/testParams'

/** The form as it is filled in; an empty text is not chosen yet. */
export interface TestForm {
  firstName: string
  lastName: string
  grade: string
  section: CourseSection | ''
  testType: TestType | ''
  /** Minutes of an english_test. */
  length: string
  /** Problems of a mini_test. */
  count: string
  isPractice: boolean
}

/** Exact texts (TEST-02). */
export const FORM_MESSAGES = {
  firstName: REFUSALS.first_name_missing,
  lastName: REFUSALS.last_name_missing,
  grade: 'Please input your school grade!',
  section: 'Please input section type!',
  testType: 'Please input test type!',
  length: REFUSALS.test_length_missing,
  count: REFUSALS.problem_count_missing,
} as const

export const NO_TEST_MESSAGE = 'There is no such test at this grade yet.'

const JULY = 6

/** TEST-05, G-34: which semester the school grade is about. */
export const gradeLabel = (today: Date): string =>
  today.getMonth() < JULY ? 'Previous semester English grade' : 'Upcoming semester English grade'

/** TEST-04, G-33: from Kindergarten to 9 in production, to 10 elsewhere. */
export const gradeOptions = (environment: unknown): number[] =>
  CONTENT_GRADES.filter((gradeId) => !isGradeDisabled({ gradeId, disableGrade: false }, environment))

export function formDefaults(
  user: Pick<User, 'firstName' | 'lastName' | 'currentSchoolGrade'>,
  grades: readonly number[],
): TestForm {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    grade: grades.includes(user.currentSchoolGrade) ? String(user.currentSchoolGrade) : '',
    section: '',
    testType: '',
    length: '',
    count: String(DEFAULT_MINI_TEST_COUNT),
    isPractice: false,
  }
}

/** Where there are test problems; null while it is not known, when nothing is left out. */
export type TestGrades = readonly { sectionType: CourseSection; grades: readonly number[] }[] | null

export const isOffered = (known: TestGrades, section: CourseSection, grade: string): boolean =>
  known === null ||
  grade === '' ||
  known.some(({ sectionType, grades }) => sectionType === section && grades.includes(Number(grade)))

/** SR-43: a short vocabulary test of which no result is kept. */
export const canPractice = (
  role: User['role'] | undefined,
  { section, testType }: Pick<TestForm, 'section' | 'testType'>,
): boolean => (role === 'test' || role === 'admin') && section === 'ae.voc' && testType === 'diagnostic'

/** In minutes; a mini test is measured in problems (CONST-34..36). */
function testLength(section: CourseSection, { testType, length, isPractice }: TestForm): number | null {
  if (testType === 'mini_test') return null
  if (testType === 'english_test') return length === '' ? null : Number(length)
  return isPractice && section === 'ae.voc' ? PRACTICE_TEST_LENGTH : DIAGNOSTIC_TEST_LENGTH[section]
}

/** TEST-08; null while something is missing. */
export function toNewTest(form: TestForm): NewTest | null {
  const { section, testType, grade } = form
  if (section === '' || testType === '' || grade === '') return null
  const length = testLength(section, form)
  return {
    testType,
    sectionType: section,
    testGrade: Number(grade),
    ...(length === null ? {} : { testLength: length }),
    ...(testType === 'mini_test' ? { testProblems: Number(form.count) } : {}),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
  }
}

/** What the test will be like, as far as it is chosen (SR-30). */
export function plannedStages(form: TestForm): TestStagePlan[] {
  const { section, testType, length, count, isPractice } = form
  if (section === '' || testType === '') return []
  if (testType === 'english_test') {
    return length === '' ? [] : planTest({ testType, section, minutes: Number(length) })
  }
  if (testType === 'mini_test')
    return count === '' ? [] : planTest({ testType, section, count: Number(count) })
  const isShort = isPractice && section === 'ae.voc'
  return planTest({ testType, section, ...(isShort ? { minutes: PRACTICE_TEST_LENGTH } : {}) })
}
