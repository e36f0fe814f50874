import type { TestResult } from '@wordstride/api'
import { type LearningInfo, makeLearningInfo, planSetup, type Region } from '@wordstride/learning'
import { isEnded } from '../../sessions/diagnostic/testResult/testResult'

/** What the setup will be; the server works it out anew (SR-33). */
export const planOf = (results: readonly TestResult[], schoolGrade: number): LearningInfo[] =>
  makeLearningInfo(
    planSetup(
      results.filter(isEnded).map(({ sectionType, gradeId, region, endTime }) => ({
        section: sectionType,
        gradeId,
        region: region as Region,
        endedAt: endTime ?? 0,
      })),
    ),
    schoolGrade,
  )
