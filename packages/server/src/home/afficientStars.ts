import type { AfficientStar } from '@wordstride/api'
import { findLearningInfo } from '../accounts/learningInfo'
import type { Database } from '../db/database'
import { goalOf } from '../standing/advanceGrade'
import { findScores } from '../standing/gradeScore'

/** SR-24: besides the goal of the grade. */
const THRESHOLDS = [60, 70, 80, 90] as const

/** SR-24: of every section that is set up. */
export async function findStars(db: Database, userId: string, now: Date): Promise<AfficientStar[]> {
  const infos = await findLearningInfo(db, userId)
  infos.sort((a, b) => (a.sectionType < b.sectionType ? -1 : 1))
  const scores = await findScores(
    db,
    userId,
    infos.map(({ sectionType, currentGrade: gradeId }) => ({ sectionType, gradeId })),
    now,
  )
  return infos.map((info, i): AfficientStar => {
    const steps = [...THRESHOLDS, Number(goalOf(info, info.currentGrade))]
    return {
      sectionType: info.sectionType,
      totalStar: steps.length,
      currentStar: steps.filter((step) => (scores[i] as number) >= step).length,
    }
  })
}
