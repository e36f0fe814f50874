import type { CallResult } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { DIAGNOSTIC_TEST_LENGTH, TOP_TEST_GRADE } from '@wordstride/learning'
import type { NewTest } from '../../sessions/diagnostic/screen/testParams'
import type { CompleteSelections } from './setupSteps'

export type Consolidated = Extract<CallResult<'getConsolidatedTestResult'>, { isSuccess: true }>

export interface PickedTest {
  section: CourseSection
  grade: number
  groupId: string | null
}

/** SETUP-04, SETUP-05: what is suggested; a sequence begins with the grade that was told on the first tab. */
export function suggestedPick(
  { suggestedTest }: Pick<Consolidated, 'suggestedTest'>,
  schoolGrade: number,
): PickedTest {
  const begin = Math.min(schoolGrade, TOP_TEST_GRADE)
  if (!suggestedTest) return { section: 'ae.voc', grade: begin, groupId: null }
  const { sectionType, testGrade, groupId } = suggestedTest
  return { section: sectionType, grade: groupId === null ? begin : testGrade, groupId }
}

/** Another section or grade than the suggested one begins a sequence of its own. */
export const changePick = (
  suggested: PickedTest,
  { section, grade }: Pick<PickedTest, 'section' | 'grade'>,
): PickedTest => ({
  section,
  grade,
  groupId: section === suggested.section && grade === suggested.grade ? suggested.groupId : null,
})

export const toNewTest = (
  { section, grade, groupId }: PickedTest,
  { firstName, lastName }: Pick<CompleteSelections, 'firstName' | 'lastName'>,
): NewTest => ({
  testType: 'diagnostic',
  sectionType: section,
  testGrade: grade,
  testLength: DIAGNOSTIC_TEST_LENGTH[section],
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  ...(groupId === null ? {} : { groupId }),
})

/** SETUP-06: sections whose tests are completed while the other one's are not. */
export const completedAlone = ({ testedSections }: Pick<Consolidated, 'testedSections'>): CourseSection[] =>
  testedSections.length === 1 ? testedSections : []
