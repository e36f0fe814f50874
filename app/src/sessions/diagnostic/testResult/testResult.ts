import type { TestResult } from '@wordstride/api'
import { DIAGNOSTIC_TEST_LENGTH, passesTopGrade, speedLabel } from '@wordstride/learning'
import type { NewTest } from '../screen/testParams'

/** A part that has ended, with its measures. */
export type EndedResult = TestResult & { accuracy: number; speed: number; region: number }

export const isEnded = (result: TestResult): result is EndedResult =>
  result.endTime !== null && result.accuracy !== null && result.speed !== null && result.region !== null

/** TEST-11: the part that follows; null when the sequence is complete. */
export function nextPart(result: TestResult): NewTest | null {
  if (result.nextGrade === null || result.testType !== 'diagnostic') return null
  return {
    testType: result.testType,
    sectionType: result.sectionType,
    testGrade: result.nextGrade,
    testLength: DIAGNOSTIC_TEST_LENGTH[result.sectionType],
    firstName: result.firstName,
    lastName: result.lastName,
    groupId: result.groupId,
  }
}

/** SR-32: the highest grade of the sequence was passed. */
export const isTopPassed = ({
  testType,
  sectionType: section,
  testGrade: gradeId,
  region,
}: EndedResult): boolean => testType === 'diagnostic' && passesTopGrade({ section, gradeId, region })

/** Shown x 100 with 2 decimals (TEST-25, CONST-14). */
export const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`

/** 'Good (1.52)' (TEST-26). */
export const speedText = (speed: number): string => `${speedLabel(speed)} (${speed.toFixed(2)})`
