import { type Refusal, refuse } from '@wordstride/api'
import {
  type CourseSection,
  DEFAULT_MINI_TEST_COUNT,
  DEFAULT_TEST_TARGET_MINUTES,
  DIAGNOSTIC_TEST_LENGTH,
  ENGLISH_TEST_LENGTHS,
  MINI_TEST_COUNTS,
  PRACTICE_TEST_LENGTH,
  type TestOrder,
} from '@wordstride/core'
import type { Caller } from '../accounts/caller'
import type { HandlerParams } from '../dispatch/callContext'

interface CheckedOrder {
  order: TestOrder
  testLength: number
  isPractice: boolean
}

type Params = Pick<HandlerParams<'startDiagnosticTest'>, 'test_type' | 'test_length' | 'test_problems'>

const isOneOf = (allowed: readonly number[], value: number | null | undefined): value is number =>
  allowed.some((one) => one === value)

/** SR-43: for staff that shows how it works, and for test accounts. */
const mayPractice = ({ user }: Caller): boolean => user.role === 'test' || user.role === 'admin'

/** SR-30, SR-43: what is asked for, or the message about what is missing (TEST-02). */
export function readTestOrder(
  { test_type, test_length, test_problems }: Params,
  section: CourseSection,
  caller: Caller,
): CheckedOrder | Refusal {
  if (test_type === 'english_test') {
    if (!isOneOf(ENGLISH_TEST_LENGTHS, test_length)) return refuse('Please input test length!')
    return {
      order: { testType: test_type, section, minutes: test_length },
      testLength: test_length,
      isPractice: false,
    }
  }
  if (test_type === 'mini_test') {
    const count = test_problems ?? DEFAULT_MINI_TEST_COUNT
    if (!isOneOf(MINI_TEST_COUNTS, count)) return refuse('Please input problem count!')
    return {
      order: { testType: test_type, section, count },
      testLength: DEFAULT_TEST_TARGET_MINUTES,
      isPractice: false,
    }
  }
  if (section === 'ae.voc' && test_length === PRACTICE_TEST_LENGTH) {
    if (!mayPractice(caller)) return refuse('Your account may not use this.')
    return {
      order: { testType: test_type, section, minutes: PRACTICE_TEST_LENGTH },
      testLength: PRACTICE_TEST_LENGTH,
      isPractice: true,
    }
  }
  return {
    order: { testType: test_type, section },
    testLength: DIAGNOSTIC_TEST_LENGTH[section],
    isPractice: false,
  }
}
