import type { AfficientStar } from '@wordstride/api'
import { findLearningInfo } from '../accounts/learningInfo'
import type { Database } from '../db/database'
import { goalOf } from '../standing/advanceGrade'
import { findScore } from '../standing/gradeScore'

/** SR-24: besides the goal of the grade. */
const THRESHOLDS = [60, 70, 80, 90] as const

/** SR-24: of every section that is set up. */
export async function findStars(db: Database, userId: string): Promise<AfficientStar[]> {
  const infos = await findLearningInfo(db, userId)
  infos.sort((a, b) => (a.sectionType < b.sectionType ? -1 : 1))
  return Promise.all(
    infos.map(async (info): Promise<AfficientStar> => {
      const { sectionType, currentGrade: gradeId } = info
      const score = await findScore(db, { userId, sectionType, gradeId })
      const steps = [...THRESHOLDS, Number(goalOf(info, gradeId))]
      return {
        sectionType,
        totalStar: steps.length,
        currentStar: steps.filter((step) => score >= step).length,
      }
    }),
  )
}
