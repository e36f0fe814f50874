import { type CourseCard, succeed } from '@wordstride/api'
import { COURSE_SECTIONS, type CourseSection, PROGRAM_ID } from '@wordstride/core'
import { sectionName } from '@wordstride/learning'
import { findLearningInfo } from '../accounts/learningInfo'
import type { Handlers } from '../dispatch/callContext'
import { goalOf } from '../standing/advanceGrade'
import { countLevels, findToldSkills, scoreOf, type UserSkill } from '../standing/skillStandings'

function toCard(
  section: CourseSection,
  gradeId: number,
  entries: readonly UserSkill[],
  goal: string,
): CourseCard {
  return {
    sectionName: sectionName(section),
    sectionType: section,
    gradeId,
    chapterId: entries[0]?.skill.chapterId ?? 1,
    programId: PROGRAM_ID,
    totalSkill: entries.length,
    ...countLevels(entries),
    projectedScore: scoreOf(section, entries),
    userGradeGoal: goal,
    disableGrade: false,
  }
}

export const profileHandlers = {
  /** COURSE-02, grouped by grade. */
  async userGradeProfile({ userId }, { db, now }) {
    const [entries, learningInfo] = await Promise.all([
      findToldSkills(db, { userId }, now),
      findLearningInfo(db, userId),
    ])
    const grades = [...new Set(entries.map(({ skill }) => skill.gradeId))].sort((a, b) => a - b)
    return succeed({
      data: grades.map((gradeId) => ({
        gradeId,
        cards: COURSE_SECTIONS.flatMap((section) => {
          const ofCard = entries.filter(
            ({ skill }) => skill.gradeId === gradeId && skill.sectionType === section,
          )
          if (ofCard.length === 0) return []
          const info = learningInfo.find(({ sectionType }) => sectionType === section)
          return [toCard(section, gradeId, ofCard, goalOf(info, gradeId))]
        }),
      })),
    })
  },
} satisfies Pick<Handlers, 'userGradeProfile'>
