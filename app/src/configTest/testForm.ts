import type { User } from '@wordstride/api'
import {
  type CourseSection,
  DEFAULT_MINI_TEST_COUNT,
  DIAGNOSTIC_TEST_LENGTH,
  PRACTICE_TEST_LENGTH,
  planTest,
  type TestStagePlan,
  type TestType,
} from '@wordstride/core'
import { isGradeDisabled } from '../courses/isGradeDisabled'
import type { NewTest } from '../tests/testParams'

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

/** TEST-02. */
export const FORM_MESSAGES = {
  firstName: 'Please input your first name!',
  lastName: 'Please input your last name!',
  grade: 'Please input your school grade!',
  section: 'Please input section type!',
  testType: 'Please input test type!',
  length: 'Please input test length!',
  count: 'Please input problem count!',
} as const

const JULY = 6

/** TEST-05, G-34: which semester the school grade is about. */
export const gradeLabel = (today: Date): string =>
  today.getMonth() < JULY ? 'Previous semester English grade' : 'Upcoming semester English grade'

const TOP_CONTENT_GRADE = 12

/** TEST-04, G-33: from Kindergarten to 9 in production, to 10 elsewhere. */
export const gradeOptions = (environment: unknown): number[] =>
  Array.from({ length: TOP_CONTENT_GRADE + 1 }, (_, grade) => grade).filter(
    (grade_id) => !isGradeDisabled({ grade_id, disable_grade: false }, environment),
  )

export function formDefaults(
  user: Pick<User, 'first_name' | 'last_name' | 'current_school_grade'>,
  grades: readonly number[],
): TestForm {
  return {
    firstName: user.first_name,
    lastName: user.last_name,
    grade: grades.includes(user.current_school_grade) ? String(user.current_school_grade) : '',
    section: '',
    testType: '',
    length: '',
    count: String(DEFAULT_MINI_TEST_COUNT),
    isPractice: false,
  }
}

/** SR-43: a short vocabulary test of which no result is kept. */
export const canPractice = (
  role: User['role'] | undefined,
  { section, testType }: Pick<TestForm, 'section' | 'testType'>,
): boolean => (role === 'test' || role === 'admin') && section === 'ae.voc' && testType === 'diagnostic'

/** CONST-34, CONST-35, CONST-36. */
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
    test_type: testType,
    section_type: section,
    test_grade: Number(grade),
    ...(length === null ? {} : { test_length: length }),
    ...(testType === 'mini_test' ? { test_problems: Number(form.count) } : {}),
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
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
