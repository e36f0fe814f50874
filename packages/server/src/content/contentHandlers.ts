import { refuse, succeed } from '@wordstride/api'
import { NO_NEXT_SKILL, PROGRAM_ID, skillStatus } from '@wordstride/core'
import { and, asc, eq } from 'drizzle-orm'
import { chapters, problems, userSkills } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { findUserSkills, scoreOf } from '../progress/skillStandings'
import { toExercise } from './toExercise'

export const contentHandlers = {
  /** SR-09. */
  async skillLearning({ user_id, section_type, grade_id, chapter_id, skill_id, phase }, { db }) {
    if (phase !== 'LEARNING_SESSION') return refuse('skillLearning serves learning sessions only.')
    const entries = await findUserSkills(db, {
      userId: user_id,
      sectionType: section_type,
      gradeId: grade_id,
    })
    const entry = entries.find(({ skill }) => skill.skillId === skill_id && skill.chapterId === chapter_id)
    if (!entry) return refuse('This skill is not available.')
    const rows = await db
      .select()
      .from(problems)
      .where(
        and(
          eq(problems.sectionType, section_type),
          eq(problems.gradeId, grade_id),
          eq(problems.skillId, skill_id),
          eq(problems.isRetired, false),
        ),
      )
      .orderBy(asc(problems.problemSeq))
    const poolOf = (pool: 'E' | 'AE') =>
      rows.filter((row) => row.pool === pool).map((row) => toExercise(row, entry))
    return succeed({
      exercises: poolOf('E'),
      assisted_exercises: poolOf('AE').map((exercise) => ({ ...exercise, AE_id: exercise.problem_id })),
      demos: entry.skill.demos.map((demo) => ({ ...demo, _id: demo.demo_id })),
      skill_name: entry.skill.skillName,
      selected_skill_type: 'learning',
      user_skill_level: entry.level,
      second_try: entry.isSecondTry,
      user_starting_score: scoreOf(section_type, entries),
      number_of_correct_in_a_row: entry.skill.correctInARow,
      user_last_problem_id: entry.lastProblemId,
    })
  },

  /** COURSE-07, COURSE-10. */
  async skillsByUserid({ user_id, section_type, grade_id }, { db }) {
    const [chapterRows, entries] = await Promise.all([
      db
        .select()
        .from(chapters)
        .where(
          and(
            eq(chapters.sectionType, section_type),
            eq(chapters.gradeId, grade_id),
            eq(chapters.isRetired, false),
          ),
        )
        .orderBy(asc(chapters.chapterId)),
      findUserSkills(db, { userId: user_id, sectionType: section_type, gradeId: grade_id }),
    ])
    return succeed({
      program_id: PROGRAM_ID,
      section_type,
      grade_id,
      chapters: chapterRows.map((chapter) => ({
        chapter_id: chapter.chapterId,
        chapter_name: chapter.chapterName,
        skills: entries
          .filter(({ skill }) => skill.chapterId === chapter.chapterId)
          .map(({ skill, level, isSecondTry, lastVisitAt }) => ({
            skill_id: skill.skillId,
            skill_name: skill.skillName,
            skill_seq: skill.skillSeq,
            status: skillStatus(section_type, level, isSecondTry),
            level,
            second_try: isSecondTry,
            skill_end: lastVisitAt?.getTime() ?? null,
          })),
      })),
    })
  },

  /** API-26. */
  async learningUpdateIndex({ user_id, section_type, grade_id, skill_id, problem_id }, { db, now }) {
    const [problem] = await db
      .select({ problemId: problems.problemId })
      .from(problems)
      .where(
        and(
          eq(problems.problemId, problem_id),
          eq(problems.sectionType, section_type),
          eq(problems.gradeId, grade_id),
          eq(problems.skillId, skill_id),
        ),
      )
    if (!problem) return refuse('This problem does not belong to the skill.')
    await db
      .insert(userSkills)
      .values({
        userId: user_id,
        sectionType: section_type,
        gradeId: grade_id,
        skillId: skill_id,
        lastProblemId: problem_id,
        lastVisitAt: now,
      })
      .onConflictDoUpdate({
        target: [userSkills.userId, userSkills.sectionType, userSkills.gradeId, userSkills.skillId],
        set: { lastProblemId: problem_id, lastVisitAt: now },
      })
    return succeed({})
  },

  /** SR-16. */
  async userNextLearningSkill({ user_id, section_type, grade_id, skill_id, path }, { db }) {
    const entries = await findUserSkills(db, {
      userId: user_id,
      sectionType: section_type,
      gradeId: grade_id,
    })
    const next = entries.find(({ skill, level }) => level === 0 && skill.skillId !== skill_id)
    return succeed({
      program_id: PROGRAM_ID,
      section_type,
      grade_id,
      chapter_id: next?.skill.chapterId ?? null,
      skill_id: next?.skill.skillId ?? NO_NEXT_SKILL,
      type: 'learning' as const,
      path: path ?? null,
    })
  },
} satisfies Pick<
  Handlers,
  'skillLearning' | 'skillsByUserid' | 'learningUpdateIndex' | 'userNextLearningSkill'
>
