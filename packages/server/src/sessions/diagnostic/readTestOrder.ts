import { type Refusal, refuse } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import {
  DEFAULT_MINI_TEST_COUNT,
  DEFAULT_TEST_TARGET_MINUTES,
  DIAGNOSTIC_TEST_LENGTH,
  ENGLISH_TEST_LENGTHS,
  MINI_TEST_COUNTS,
  PRACTICE_TEST_LENGTH,
  type TestOrder,
} from '@wordstride/learning'
import type { Caller } from '../../access/caller'
import type { HandlerParams } from '../../dispatch/callContext'

interface CheckedOrder {
  order: TestOrder
  testLength: number
  isPractice: boolean
}

type Params = Pick<HandlerParams<'startDiagnosticTest'>, 'testType' | 'testLength' | 'testProblems'>

const isOneOf = (allowed: readonly number[], value: number | null | undefined): value is number =>
  allowed.some((one) => one === value)

/** SR-43: for staff that shows how it works, and for test accounts. */
const mayPractice = ({ user }: Caller): boolean => user.role === 'test' || user.role === 'admin'

/** SR-30, SR-43: what is asked for, or the message about what is missing (TEST-02). */
export function readTestOrder(
  { testType, testLength, testProblems }: Params,
  section: CourseSection,
  caller: Caller,
): CheckedOrder | Refusal {
  if (testType === 'english_test') {
    if (!isOneOf(ENGLISH_TEST_LENGTHS, testLength)) return refuse('test_length_missing')
    return {
      order: { testType: testType, section, minutes: testLength },
      testLength: testLength,
      isPractice: false,
    }
  }
  if (testType === 'mini_test') {
    const count = testProblems ?? DEFAULT_MINI_TEST_COUNT
    if (!isOneOf(MINI_TEST_COUNTS, count)) return refuse('problem_count_missing')
    return {
      order: { testType: testType, section, count },
      testLength: DEFAULT_TEST_TARGET_MINUTES,
      isPractice: false,
    }
  }
  if (section === 'ae.voc' && testLength === PRACTICE_TEST_LENGTH) {
    if (!mayPractice(caller)) return refuse('not_allowed')
    return {
      order: { testType: testType, section, minutes: PRACTICE_TEST_LENGTH },
      testLength: PRACTICE_TEST_LENGTH,
      isPractice: true,
    }
  }
  return {
    order: { testType: testType, section },
    testLength: DIAGNOSTIC_TEST_LENGTH[section],
    isPractice: false,
  }
}
