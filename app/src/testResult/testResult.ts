import type { TestResult } from '@wordstride/api'
import { DIAGNOSTIC_TEST_LENGTH, REGION_LIMIT, speedLabel, TOP_TEST_GRADE } from '@wordstride/core'
import type { NewTest } from '../tests/testParams'

/** A part that has ended, with its measures. */
export type EndedResult = TestResult & { accuracy: number; speed: number; region: number }

export const isEnded = (result: TestResult): result is EndedResult =>
  result.end_time !== null && result.accuracy !== null && result.speed !== null && result.region !== null

/** TEST-11: the part that follows; null when the sequence is complete. */
export function nextPart(result: TestResult): NewTest | null {
  if (result.next_grade === null || result.test_type !== 'diagnostic') return null
  return {
    test_type: result.test_type,
    section_type: result.section_type,
    test_grade: result.next_grade,
    test_length: DIAGNOSTIC_TEST_LENGTH[result.section_type],
    first_name: result.first_name,
    last_name: result.last_name,
    test_group_uuid: result.test_group_uuid,
  }
}

/** SR-32: the highest grade of the sequence was passed. */
export const isTopPassed = (result: EndedResult): boolean =>
  result.test_type === 'diagnostic' &&
  result.test_grade === TOP_TEST_GRADE &&
  result.region <= REGION_LIMIT[result.section_type]

/** Shown x 100 with 2 decimals (TEST-25, CONST-14). */
export const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`

/** 'Good (1.52)' (TEST-26). */
export const speedText = (speed: number): string => `${speedLabel(speed)} (${speed.toFixed(2)})`

export const startText = (startTime: number): string =>
  new Date(startTime).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
