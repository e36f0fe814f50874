import type { AfficientStar } from '@wordstride/api'
import { findLearningInfo } from '../accounts/learningInfo'
import type { Database } from '../db/database'
import { findGoal } from '../standing/advanceGrade'
import { findUserSkills, scoreOf } from '../standing/skillStandings'

/** SR-24: besides the goal of the grade. */
const THRESHOLDS = [60, 70, 80, 90] as const

/** SR-24: of every section that is set up. */
export async function findStars(db: Database, userId: string): Promise<AfficientStar[]> {
  const infos = await findLearningInfo(db, userId)
  infos.sort((a, b) => (a.sectionType < b.sectionType ? -1 : 1))
  const stars: AfficientStar[] = []
  for (const { sectionType, currentGrade } of infos) {
    const key = { userId, sectionType, gradeId: currentGrade }
    const score = scoreOf(sectionType, await findUserSkills(db, key))
    const steps = [...THRESHOLDS, Number(await findGoal(db, key))]
    stars.push({
      sectionType,
      totalStar: steps.length,
      currentStar: steps.filter((step) => score >= step).length,
    })
  }
  return stars
}
