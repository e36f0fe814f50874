import type { Chapter } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { skillStatus } from '@wordstride/learning'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { chapters } from '../db/schema'
import { findToldSkills } from '../standing/skillStandings'

interface Scope {
  userId: string
  sectionType: CourseSection
  gradeId: number
}

/** The chapters of a section and grade with the standing of the user in each skill (COURSE-07). */
export async function findChapters(db: Database, scope: Scope, now: Date): Promise<Chapter[]> {
  const { sectionType, gradeId } = scope
  const [chapterRows, entries] = await Promise.all([
    db
      .select()
      .from(chapters)
      .where(
        and(
          eq(chapters.sectionType, sectionType),
          eq(chapters.gradeId, gradeId),
          eq(chapters.isRetired, false),
        ),
      )
      .orderBy(asc(chapters.chapterId)),
    findToldSkills(db, scope, now),
  ])
  return chapterRows.map((chapter) => ({
    chapterId: chapter.chapterId,
    chapterName: chapter.chapterName,
    skills: entries
      .filter(({ skill }) => skill.chapterId === chapter.chapterId)
      .map(({ skill, level, isSecondTry, lastVisitAt }) => ({
        skillId: skill.skillId,
        skillName: skill.skillName,
        skillSeq: skill.skillSeq,
        status: skillStatus(sectionType, level, isSecondTry),
        level,
        secondTry: isSecondTry,
        skillEnd: lastVisitAt?.getTime() ?? null,
      })),
  }))
}
