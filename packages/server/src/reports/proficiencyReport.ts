import { fullName, type ProficiencyReport, refuse, succeed } from '@wordstride/api'
import { scoreLetter } from '@wordstride/learning'
import { eq } from 'drizzle-orm'
import { currentGrades, findLearningInfo } from '../accounts/learningInfo'
import { users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { findGoal } from '../standing/advanceGrade'
import { countAnswers } from '../standing/countAnswers'
import { skillFigures } from '../standing/skillFigures'
import { findUserSkills, scoreOf, type UserSkill } from '../standing/skillStandings'

function countLevels(entries: readonly UserSkill[]) {
  const at = (level: number) => entries.filter((entry) => entry.level === level).length
  return { level0: at(0), level1: at(1), level2: at(2), level3: at(3), level4: at(4), level5: at(5) }
}

/** REP-02, over the enabled skills (SR-08). */
export const getProficiencyReport: Handler<'getProficiencyReport'> = async (
  { userId, gradeId, sectionType },
  { db },
) => {
  const key = { userId, sectionType, gradeId }
  const [entries, userGradeGoal, answers] = await Promise.all([
    findUserSkills(db, key),
    findGoal(db, key),
    countAnswers(db, key),
  ])
  const projectedScore = scoreOf(sectionType, entries)
  const report: ProficiencyReport = {
    sectionType,
    totalSkill: entries.length,
    ...countLevels(entries),
    projectedScore,
    projectedLetterGrade: scoreLetter(projectedScore),
    userGradeGoal,
    answers,
    skillStatusList: skillFigures(sectionType, entries).map(({ skillName, ...figures }) => ({
      ...figures,
      skillTitle: skillName,
    })),
  }
  return succeed({ report })
}

export const getReportedStudent: Handler<'getReportedStudent'> = async ({ userId }, { db }) => {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, userName: users.userName })
    .from(users)
    .where(eq(users.userId, userId))
  if (!user) return refuse('not_allowed')
  const currentGrade = currentGrades(await findLearningInfo(db, userId))
  return succeed({ student: { userId, name: fullName(user), currentGrade } })
}
