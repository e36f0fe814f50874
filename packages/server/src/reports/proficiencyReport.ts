import { fullName, type ProficiencyReport, refuse, type SkillStatus, succeed } from '@wordstride/api'
import { improveFactor, normalizedWeights, scoreLetter } from '@wordstride/learning'
import { eq } from 'drizzle-orm'
import { currentGrades, findLearningInfo } from '../accounts/learningInfo'
import { users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { findGoal, type GradeKey } from '../standing/advanceGrade'
import { countAnswers } from '../standing/countAnswers'
import { findUserSkills, scoreOf, toStanding, type UserSkill } from '../standing/skillStandings'

function toStatusList(sectionType: GradeKey['sectionType'], entries: readonly UserSkill[]): SkillStatus[] {
  const standings = entries.map(toStanding)
  const weights = normalizedWeights(standings)
  return entries.map(({ skill, level, accuracyRate, meanTime }, i) => {
    const standing = standings[i] as (typeof standings)[number]
    const weight = weights[i] as number
    return {
      skillId: skill.skillId,
      skillTitle: skill.skillName,
      chapterId: skill.chapterId,
      skillLevel: level,
      weightedAccuracyRate: accuracyRate,
      weightedMeanTime: meanTime,
      skillSpecTime: standing.specifiedTimeSeconds,
      normalizedWeight: weight,
      improveFactor: improveFactor(sectionType, standing, weight),
    }
  })
}

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
    skillStatusList: toStatusList(sectionType, entries),
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
