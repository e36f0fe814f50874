import type { LearningInfo } from '@wordstride/learning'
import { eq, sql } from 'drizzle-orm'
import { schoolYearOf } from '../calendar/schoolYear'
import type { Database } from '../db/database'
import { userLearningInfo, users } from '../db/schema'
import { joinAtSetup } from '../peers/ownGroup'
import { withPastGrade } from '../standing/pastGrades'
import { raiseSkills } from './raiseSkills'

/** Of an account that has none yet. */
interface Names {
  firstName: string
  lastName: string
}

export interface Setup {
  userId: string
  names: Names
  infos: readonly LearningInfo[]
  setUpBy: string
  now: Date
  timeZone: string
}

/** Null when the account has its names already. */
async function findMissingNames(db: Database, { userId, names }: Setup): Promise<Names | null> {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.userId, userId))
  if (!user || (user.firstName && user.lastName)) return null
  return { firstName: user.firstName || names.firstName, lastName: user.lastName || names.lastName }
}

/** SR-33: the plan becomes the student's, who gets a place in a peer group. Call it under the locks of the student. */
export async function applySetup(db: Database, setup: Setup): Promise<void> {
  const { userId, infos, setUpBy, now, timeZone } = setup
  // The account before all that refers to it, as a deletion takes them.
  const names = await findMissingNames(db, setup)
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
    for (const raised of raisedGrades) await raiseSkills(db, { userId, sectionType }, raised)
  }
  await joinAtSetup(db, userId, schoolYearOf(now, timeZone), now)
}
