import { refuse, succeed } from '@wordstride/api'
import { type CourseSection, NO_NEXT_SKILL, PROGRAM_ID } from '@wordstride/core'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { problems, sessionSnapshots, userSkills } from '../db/schema'
import type { HandlerParams, Handlers } from '../dispatch/callContext'
import { findUserSkills, scoreOf } from '../progress/skillStandings'
import { findChapters } from './findChapters'
import { toExercise } from './toExercise'

/** How long an unfinished learning session is offered again at another device. */
const SNAPSHOT_MS = 12 * 3_600_000

type SkillOf = Pick<
  HandlerParams<'saveSessionSnapshot'>,
  'user_id' | 'section_type' | 'grade_id' | 'skill_id'
>

async function findSnapshot(db: Database, { user_id, section_type, grade_id, skill_id }: SkillOf, now: Date) {
  const [found] = await db
    .select()
    .from(sessionSnapshots)
    .where(
      and(
        eq(sessionSnapshots.userId, user_id),
        eq(sessionSnapshots.sectionType, section_type),
        eq(sessionSnapshots.gradeId, grade_id),
        eq(sessionSnapshots.skillId, skill_id),
        gt(sessionSnapshots.savedAt, new Date(now.getTime() - SNAPSHOT_MS)),
      ),
    )
  return found ? { session_uuid: found.sessionUuid, snapshot: found.snapshot } : null
}

export const contentHandlers = {
  /** SR-09. */
  async skillLearning({ user_id, section_type, grade_id, chapter_id, skill_id, phase }, { db, now }) {
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
      open_session: await findSnapshot(db, { user_id, section_type, grade_id, skill_id }, now),
    })
  },

  /** COURSE-07, COURSE-10. */
  async skillsByUserid({ user_id, section_type, grade_id }, { db }) {
    return succeed({
      program_id: PROGRAM_ID,
      section_type,
      grade_id,
      chapters: await findChapters(db, { userId: user_id, sectionType: section_type, gradeId: grade_id }),
    })
  },

  /** COURSE-05. */
  async userChapterProfile({ user_id, grade_id }, { db }) {
    const ofSection = async (section_type: CourseSection) => {
      const found = await findChapters(db, { userId: user_id, sectionType: section_type, gradeId: grade_id })
      return found.map((chapter) => ({ ...chapter, section_type, grade_id }))
    }
    return succeed({ chapters: [...(await ofSection('ae.la')), ...(await ofSection('ae.voc'))] })
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
  'skillLearning' | 'skillsByUserid' | 'userChapterProfile' | 'learningUpdateIndex' | 'userNextLearningSkill'
>
