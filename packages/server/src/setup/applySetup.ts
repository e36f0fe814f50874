import type { LearningInfo } from '@wordstride/learning'
import { eq, sql } from 'drizzle-orm'
import { schoolYearOf } from '../calendar/schoolYear'
import type { Database } from '../db/database'
import { type UserRow, userLearningInfo, users } from '../db/schema'
import { joinAtSetup } from '../peers/ownGroup'
import { withPastGrade } from '../standing/pastGrades'
import { raiseSkills } from './raiseSkills'

export interface Setup {
  userId: string
  /** Those that the account has then. */
  names: Pick<UserRow, 'firstName' | 'lastName'>
  infos: readonly LearningInfo[]
  setUpBy: string
  now: Date
  timeZone: string
}

/** SR-33: the plan becomes the student's, who gets a place in a peer group. Call it under the locks of the student. */
export async function applySetup(db: Database, setup: Setup): Promise<void> {
  const { userId, names, infos, setUpBy, now, timeZone } = setup
  // The account before all that refers to it, as a deletion takes them.
  const [first] = infos
  if (first)
    await db
      .update(users)
      .set({ schoolGrade: first.schoolGrade, ...names })
      .where(eq(users.userId, userId))
  for (const info of infos) {
    const { sectionType, gradeSetup, schoolGrade: _, ...plan } = info
    const raisedGrades = gradeSetup
      .filter(({ setSkillLevelToInit, initialSkillLevel }) => setSkillLevelToInit && initialSkillLevel > 0)
      .map(({ grade, initialSkillLevel }) => ({ grade, level: initialSkillLevel }))
    const row = {
      ...plan,
      goalScores: Object.fromEntries(gradeSetup.map(({ grade, goalScore }) => [grade, goalScore])),
      raisedGrades,
      setUpAt: now,
      setUpBy,
    }
    await db
      .insert(userLearningInfo)
      .values({ userId, sectionType, ...row })
      .onConflictDoUpdate({
        target: [userLearningInfo.userId, userLearningInfo.sectionType],
        set: {
          ...row,
          pastGrades: sql`case when ${userLearningInfo.currentGrade} = excluded.current_grade
            then ${userLearningInfo.pastGrades} else ${withPastGrade(now)} end`,
        },
      })
    for (const raised of raisedGrades) await raiseSkills(db, { userId, sectionType }, raised, now)
  }
  await joinAtSetup(db, userId, schoolYearOf(now, timeZone), now)
}
