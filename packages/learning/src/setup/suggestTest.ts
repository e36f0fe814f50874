import type { CourseSection } from '@wordstride/core'
import type { Region } from '../diagnostic/scoreTest'
import { REGION_LIMIT, TOP_TEST_GRADE } from '../rules/constants'

/** What the sequence of tests has told so far: one part that has ended. */
export interface TestedPart {
  section: CourseSection
  gradeId: number
  region: Region
  /** Null when the sequence is finished (SR-32). */
  nextGrade: number | null
  groupId: string
  /** Epoch ms. */
  endedAt: number
}

export interface SuggestedTest {
  section: CourseSection
  grade: number
  /** Of the sequence that goes on; null when a new one begins. */
  groupId: string | null
}

const lastOf = (parts: readonly TestedPart[]): TestedPart | undefined =>
  parts.reduce<TestedPart | undefined>(
    (last, part) => (!last || part.endedAt >= last.endedAt ? part : last),
    undefined,
  )

const ofSection = (parts: readonly TestedPart[], section: CourseSection) =>
  parts.filter((part) => part.section === section)

/** Whether a section's sequence of tests has come to its end. */
export const isSectionTested = (parts: readonly TestedPart[], section: CourseSection): boolean =>
  lastOf(ofSection(parts, section))?.nextGrade === null

/** SR-32: the highest grade that can be tested was passed. */
export const passesTopGrade = ({
  section,
  gradeId,
  region,
}: Pick<TestedPart, 'section' | 'gradeId'> & { region: number }): boolean =>
  gradeId === TOP_TEST_GRADE && region <= REGION_LIMIT[section]

/** Whether the last test of a section passed it. */
export const isTopGradePassed = (parts: readonly TestedPart[], section: CourseSection): boolean => {
  const last = lastOf(ofSection(parts, section))
  return last !== undefined && passesTopGrade(last)
}

const otherSection = (section: CourseSection): CourseSection => (section === 'ae.la' ? 'ae.voc' : 'ae.la')

/** The test with which a section begins, at the school grade or the highest that can be tested. */
const firstTest = (section: CourseSection, schoolGrade: number): SuggestedTest => ({
  section,
  grade: Math.min(schoolGrade, TOP_TEST_GRADE),
  groupId: null,
})

const followUp = (part: TestedPart | undefined): SuggestedTest | null =>
  part && part.nextGrade !== null
    ? { section: part.section, grade: part.nextGrade, groupId: part.groupId }
    : null

/** SR-35: the next grade of the section tested last, then the other section, then nothing: all is done. */
export function suggestNextTest(parts: readonly TestedPart[], schoolGrade: number): SuggestedTest | null {
  const last = lastOf(parts)
  if (!last) return firstTest('ae.voc', schoolGrade)
  const other = otherSection(last.section)
  const lastOfOther = lastOf(ofSection(parts, other))
  return followUp(last) ?? (lastOfOther ? followUp(lastOfOther) : firstTest(other, schoolGrade))
}
