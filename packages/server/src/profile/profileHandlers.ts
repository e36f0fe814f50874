import { type CourseCard, succeed } from '@wordstride/api'
import { type CourseSection, DEFAULT_GOAL_SCORE, PROGRAM_ID } from '@wordstride/core'
import { findLearningInfo } from '../accounts/learningInfo'
import type { Handlers } from '../dispatch/callContext'
import { findUserSkills, scoreOf, type UserSkill } from '../progress/skillStandings'

const SECTION_NAMES = { 'ae.la': 'Language Arts', 'ae.voc': 'Vocabulary' } as const satisfies Record<
  CourseSection,
  string
>

const countAt = (entries: readonly UserSkill[], level: number) =>
  entries.filter((entry) => entry.level === level).length

function toCard(
  section: CourseSection,
  gradeId: number,
  entries: readonly UserSkill[],
  goal: string,
): CourseCard {
  return {
    section_name: SECTION_NAMES[section],
    section_type: section,
    grade_id: gradeId,
    chapter_id: entries[0]?.skill.chapterId ?? 1,
    program_id: PROGRAM_ID,
    total_skill: entries.length,
    level_0: countAt(entries, 0),
    level_1: countAt(entries, 1),
    level_2: countAt(entries, 2),
    level_3: countAt(entries, 3),
    level_4: countAt(entries, 4),
    level_5: countAt(entries, 5),
    projected_score: scoreOf(section, entries),
    user_grade_goal: goal,
    disable_grade: false,
  }
}

export const profileHandlers = {
  /** COURSE-02, grouped by grade. */
  async userGradeProfile({ user_id }, { db }) {
    const [entries, learningInfo] = await Promise.all([
      findUserSkills(db, { userId: user_id }),
      findLearningInfo(db, user_id),
    ])
    const grades = [...new Set(entries.map(({ skill }) => skill.gradeId))].sort((a, b) => a - b)
    return succeed({
      data: grades.map((gradeId) => ({
        grade_id: gradeId,
        cards: (['ae.la', 'ae.voc'] as const).flatMap((section) => {
          const ofCard = entries.filter(
            ({ skill }) => skill.gradeId === gradeId && skill.sectionType === section,
          )
          if (ofCard.length === 0) return []
          const goals = learningInfo.find((info) => info.sectionType === section)?.goalScores
          return [toCard(section, gradeId, ofCard, goals?.[String(gradeId)] ?? DEFAULT_GOAL_SCORE)]
        }),
      })),
    })
  },
} satisfies Pick<Handlers, 'userGradeProfile'>
