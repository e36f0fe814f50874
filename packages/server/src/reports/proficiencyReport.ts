import { fullName, type ProficiencyReport, refuse, succeed } from '@wordstride/api'
import { scoreLetter } from '@wordstride/learning'
import { and, eq } from 'drizzle-orm'
import { currentGrades, findLearningInfo } from '../accounts/learningInfo'
import type { Database } from '../db/database'
import { skills, users } from '../db/schema'
import type { Handler, HandlerParams } from '../dispatch/callContext'
import { findGoal } from '../standing/advanceGrade'
import { countAnswers } from '../standing/countAnswers'
import { skillFigures } from '../standing/skillFigures'
import { countLevels, findToldSkills, scoreOf } from '../standing/skillStandings'

type Place = Pick<HandlerParams<'getProficiencyReport'>, 'gradeId' | 'sectionType'>

const findStandards = async (db: Database, { gradeId, sectionType }: Place) =>
  new Map(
    (
      await db
        .select({ skillId: skills.skillId, standards: skills.standards })
        .from(skills)
        .where(and(eq(skills.sectionType, sectionType), eq(skills.gradeId, gradeId)))
    ).map(({ skillId, standards }) => [skillId, standards]),
  )

/** REP-02, over the enabled skills (SR-08). */
export const getProficiencyReport: Handler<'getProficiencyReport'> = async (
  { userId, gradeId, sectionType },
  { db, now },
) => {
  const key = { userId, sectionType, gradeId }
  const [entries, userGradeGoal, [answers = 0], standards] = await Promise.all([
    findToldSkills(db, key, now),
    findGoal(db, key),
    countAnswers(db, userId, [key]),
    findStandards(db, key),
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
      standards: standards.get(figures.skillId) ?? [],
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
