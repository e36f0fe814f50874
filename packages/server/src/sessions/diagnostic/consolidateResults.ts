import { succeed } from '@wordstride/api'
import { COURSE_SECTIONS } from '@wordstride/core'
import { isSectionTested, isTopGradePassed, suggestNextTest } from '@wordstride/learning'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { users } from '../../db/schema'
import { type EndedDiagnostic, findEndedDiagnostics } from './endedDiagnostics'
import { settleTests } from './endTest'
import { findTestResults } from './testResult'

const toPart = ({ sectionType, gradeId, region, nextGrade, groupId, endedAt }: EndedDiagnostic) => ({
  section: sectionType,
  gradeId,
  region: region,
  nextGrade,
  groupId,
  endedAt: endedAt.getTime(),
})

/** Of each section and grade the last one: who repeats a test is placed by the repetition. */
function lastOfEachGrade(sessions: readonly EndedDiagnostic[]): EndedDiagnostic[] {
  const last = new Map(sessions.map((session) => [`${session.sectionType} ${session.gradeId}`, session]))
  return [...last.values()].sort(
    (a, b) =>
      COURSE_SECTIONS.indexOf(a.sectionType) - COURSE_SECTIONS.indexOf(b.sectionType) ||
      a.gradeId - b.gradeId,
  )
}

/** SETUP-05, SETUP-09: the diagnostic parts that have ended, and what follows from them. */
export async function consolidateResults(db: Database, userId: string, now: Date) {
  await settleTests(db, userId, now)
  const [sessions, [user]] = await Promise.all([
    findEndedDiagnostics(db, userId),
    db.select({ schoolGrade: users.schoolGrade }).from(users).where(eq(users.userId, userId)),
  ])
  const parts = sessions.map(toPart)
  const next = suggestNextTest(parts, user?.schoolGrade ?? 0)
  return succeed({
    results: await findTestResults(db, userId, lastOfEachGrade(sessions), now),
    suggestedTest: next && { sectionType: next.section, testGrade: next.grade, groupId: next.groupId },
    testedSections: COURSE_SECTIONS.filter((section) => isSectionTested(parts, section)),
    topGradePassed: COURSE_SECTIONS.filter((section) => isTopGradePassed(parts, section)),
  })
}
