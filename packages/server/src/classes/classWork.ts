import { fullName, type TableSkill, type WorkingStudent } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { and, asc, eq, sql } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import type { Week } from '../calendar/week'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { isSameChapter, isSameSkill } from '../db/sameRow'
import { type ClassRow, chapters, skills, userSkills } from '../db/schema'
import { findSetUp } from '../home/staff/setUp'
import { findStuckSkills } from '../home/staff/stuckSkills'
import { findLastActive, findWeekWork } from '../home/staff/weekWork'
import { runningSince } from '../standing/runningSince'
import { levelIn } from '../standing/skillStandings'
import { wordsStillAsked } from '../standing/wordsStillAsked'
import { countGrades, findPupils } from './classMembersOf'
import { helpReasons } from './helpReasons'
import { findRecentAccuracy } from './recentAccuracy'

interface Place {
  sectionType: CourseSection
  grade: number
}

/** In how many of the students' plans each grade is the current one, and where there is content. */
async function findGrades(db: Database, schoolClass: ClassRow, sectionType: CourseSection) {
  const [there, current] = await Promise.all([
    db
      .selectDistinct({ grade: skills.gradeId })
      .from(skills)
      .where(
        and(eq(skills.sectionType, sectionType), eq(skills.isRetired, false), eq(skills.isDisabled, false)),
      )
      .orderBy(asc(skills.gradeId)),
    countGrades(db, schoolClass, sectionType),
  ])
  const counts = new Map(current.map(({ grade, students }) => [grade, students]))
  return there.map(({ grade }) => ({ grade, students: counts.get(grade) ?? 0 }))
}

/** The skills of a grade in teaching order (SR-08: without those that are disabled). */
const findSkills = (db: Database, { sectionType, grade }: Place): Promise<TableSkill[]> =>
  db
    .select({
      skillId: skills.skillId,
      skillName: skills.skillName,
      standards: skills.standards,
      chapterName: chapters.chapterName,
    })
    .from(skills)
    .innerJoin(chapters, isSameChapter(chapters, skills))
    .where(
      and(
        eq(skills.sectionType, sectionType),
        eq(skills.gradeId, grade),
        eq(skills.isRetired, false),
        eq(skills.isDisabled, false),
      ),
    )
    .orderBy(asc(skills.chapterId), asc(skills.skillSeq))

/** Of each student the level in each of the skills, as one digit; one row a student leaves the database. */
async function findLevels(
  db: Database,
  userIds: readonly string[],
  { sectionType, grade }: Place,
  inOrder: readonly TableSkill[],
  now: Date,
): Promise<(userId: string) => string> {
  const asked = wordsStillAsked(db, {
    isOfStudents: (id) => among(id, userIds),
    since: runningSince(now),
  })
  const level = sql`coalesce(${levelIn(asked.before)}, ${userSkills.level})`
  const rows = await db
    .select({
      userId: userSkills.userId,
      levels: sql<Record<string, number>>`json_object_agg(${userSkills.skillId}, ${level})`,
    })
    .from(userSkills)
    .leftJoin(asked, and(eq(asked.userId, userSkills.userId), isSameSkill(asked, userSkills)))
    .where(
      and(
        among(userSkills.userId, userIds),
        eq(userSkills.sectionType, sectionType),
        eq(userSkills.gradeId, grade),
        sql`${level} > 0`,
      ),
    )
    .groupBy(userSkills.userId)
  const byUser = new Map(rows.map(({ userId, levels }) => [userId, levels]))
  return (userId) => {
    const levels = byUser.get(userId)
    return inOrder.map(({ skillId }) => levels?.[skillId] ?? 0).join('')
  }
}

/** The grade that most plans are at; of a class without plans the one that most are in at school. */
function usualGrade(
  grades: readonly { grade: number; students: number }[],
  pupils: readonly { schoolGrade: number }[],
): number {
  const isPlanned = grades.some(({ students }) => students > 0)
  const inSchool = (grade: number) => pupils.filter(({ schoolGrade }) => schoolGrade === grade).length
  const counted = grades.map(({ grade, students }) => ({
    grade,
    students: isPlanned ? students : inSchool(grade),
  }))
  return counted.sort((a, b) => b.students - a.students)[0]?.grade ?? 0
}

export interface ClassWorkParams {
  sectionType: CourseSection
  grade?: number | null | undefined
  studentIds?: readonly string[] | null | undefined
  after?: string | null | undefined
}

/** Of a larger class the others come with further calls. */
export const STUDENTS_A_CALL = 200

/** The number of statements does not depend on that of the students. */
export async function findClassWork(
  db: Database,
  schoolClass: ClassRow,
  { sectionType, grade: asked, studentIds, after }: ClassWorkParams,
  week: Week,
  now: Date,
) {
  // Who reads a part knows the grades from the first one.
  const isPart = asked !== undefined && asked !== null && (Boolean(studentIds) || Boolean(after))
  const [found, grades] = await Promise.all([
    findPupils(db, schoolClass, { studentIds, after, most: STUDENTS_A_CALL + 1 }),
    isPart ? [] : findGrades(db, schoolClass, sectionType),
  ])
  const pupils = found.slice(0, STUDENTS_A_CALL)
  const userIds = pupils.map(({ userId }) => userId)
  const grade = asked ?? usualGrade(grades, pupils)
  const inOrder = await findSkills(db, { sectionType, grade })
  const [levelsOf, work, lastActive, stuck, setUp, accuracy] = await Promise.all([
    findLevels(db, userIds, { sectionType, grade }, inOrder, now),
    findWeekWork(db, userIds, week, now),
    findLastActive(db, userIds),
    findStuckSkills(db, userIds, week, now),
    findSetUp(db, userIds),
    findRecentAccuracy(db, userIds, now),
  ])
  const describe = (pupil: (typeof pupils)[number]): WorkingStudent => {
    const { userId } = pupil
    const { minutes = 0, points = 0 } = work.get(userId) ?? {}
    const { correct = 0, judged = 0 } = accuracy.get(userId) ?? {}
    const status = accountStatus(pupil, now)
    const isSetUp = setUp.has(userId)
    const lastActiveAt = lastActive.get(userId) ?? null
    const stuckOn = stuck.get(userId) ?? []
    return {
      userId,
      name: fullName(pupil),
      status,
      isSetUp,
      minutes,
      points,
      lastActiveAt,
      levels: levelsOf(userId),
      stuckOn: stuckOn
        .filter((one) => one.sectionType === sectionType && one.gradeId === grade)
        .map(({ skillId }) => skillId),
      needs: helpReasons({
        now,
        lastActiveAt,
        points,
        stuckOn,
        correct,
        judged,
        weekStartsAt: week.startsAt,
        isActive: status === 'started' && isSetUp,
        startedAt: pupil.startsAt,
        plannedAt: setUp.get(userId) ?? null,
      }),
    }
  }
  return {
    sectionType,
    grade,
    grades,
    skills: inOrder,
    students: pupils.map(describe),
    hasMore: found.length > pupils.length,
  }
}
