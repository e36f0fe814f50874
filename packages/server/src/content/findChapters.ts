import type { Chapter } from '@wordstride/api'
import { type CourseSection, skillStatus } from '@wordstride/core'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { chapters } from '../db/schema'
import { findUserSkills } from '../progress/skillStandings'

interface Scope {
  userId: string
  sectionType: CourseSection
  gradeId: number
}

/** The chapters of a section and grade with the standing of the user in each skill (COURSE-07). */
export async function findChapters(db: Database, scope: Scope): Promise<Chapter[]> {
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
    findUserSkills(db, scope),
  ])
  return chapterRows.map((chapter) => ({
    chapter_id: chapter.chapterId,
    chapter_name: chapter.chapterName,
    skills: entries
      .filter(({ skill }) => skill.chapterId === chapter.chapterId)
      .map(({ skill, level, isSecondTry, lastVisitAt }) => ({
        skill_id: skill.skillId,
        skill_name: skill.skillName,
        skill_seq: skill.skillSeq,
        status: skillStatus(sectionType, level, isSecondTry),
        level,
        second_try: isSecondTry,
        skill_end: lastVisitAt?.getTime() ?? null,
      })),
  }))
}
