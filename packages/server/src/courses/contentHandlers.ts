import { refuse, succeed } from '@wordstride/api'
import { type CourseSection, PROGRAM_ID } from '@wordstride/core'
import { NO_NEXT_SKILL } from '@wordstride/learning'
import { and, eq } from 'drizzle-orm'
import { problems, userSkills } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { findToldSkills } from '../standing/skillStandings'
import { findChapters } from './findChapters'

export const contentHandlers = {
  /** The chapters of one section and grade with their skills in order (COURSE-07, COURSE-10). */
  async skillsByUserid({ userId, sectionType, gradeId }, { db, now }) {
    return succeed({
      programId: PROGRAM_ID,
      sectionType,
      gradeId,
      chapters: await findChapters(db, { userId, sectionType, gradeId }, now),
    })
  },

  /** The chapters of both sections of a grade (COURSE-05). */
  async userChapterProfile({ userId, gradeId }, { db, now }) {
    const ofSection = async (sectionType: CourseSection) => {
      const found = await findChapters(db, { userId, sectionType, gradeId }, now)
      return found.map((chapter) => ({ ...chapter, sectionType, gradeId }))
    }
    return succeed({ chapters: [...(await ofSection('ae.la')), ...(await ofSection('ae.voc'))] })
  },

  /** The next session starts after this problem (API-26, SR-09). */
  async learningUpdateIndex({ userId, sectionType, gradeId, skillId, problemId }, { db, now }) {
    const [problem] = await db
      .select({ problemId: problems.problemId })
      .from(problems)
      .where(
        and(
          eq(problems.problemId, problemId),
          eq(problems.sectionType, sectionType),
          eq(problems.gradeId, gradeId),
          eq(problems.skillId, skillId),
        ),
      )
    if (!problem) return refuse('problem_not_in_skill')
    await db
      .insert(userSkills)
      .values({
        userId,
        sectionType,
        gradeId,
        skillId,
        lastProblemId: problemId,
        lastVisitAt: now,
        revision: 1,
      })
      .onConflictDoUpdate({
        target: [userSkills.userId, userSkills.sectionType, userSkills.gradeId, userSkills.skillId],
        set: { lastProblemId: problemId, lastVisitAt: now },
      })
    return succeed({})
  },

  /** The next skill at level 0, in the order of the chapters (SR-16). */
  async userNextLearningSkill({ userId, sectionType, gradeId, skillId, path }, { db, now }) {
    const entries = await findToldSkills(db, { userId, sectionType, gradeId }, now)
    const next = entries.find(({ skill, level }) => level === 0 && skill.skillId !== skillId)
    return succeed({
      programId: PROGRAM_ID,
      sectionType,
      gradeId,
      chapterId: next?.skill.chapterId ?? null,
      skillId: next?.skill.skillId ?? NO_NEXT_SKILL,
      type: 'learning' as const,
      path: path ?? null,
    })
  },
} satisfies Pick<
  Handlers,
  'skillsByUserid' | 'userChapterProfile' | 'learningUpdateIndex' | 'userNextLearningSkill'
>
