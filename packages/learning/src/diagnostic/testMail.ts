import type { CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '../names/courseNames'

interface MailedPart {
  sectionType: CourseSection
  part: number
  nextGrade: number | null
  recommendation: string | null
}

/** TEST-32: what parents read of a part; that of the last one tells where lessons begin. */
export function testMailMessage({ sectionType, part, nextGrade, recommendation }: MailedPart): string {
  const subject = sectionName(sectionType)
  if (nextGrade !== null)
    return `Part ${part} of the ${subject} test is done. The test goes on with part ${part + 1}, ${gradeName(nextGrade)}.`
  return `The ${subject} test is complete.${recommendation ? ` Recommendation: ${recommendation}.` : ''}`
}
