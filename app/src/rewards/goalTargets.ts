import type { Goal } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { showScore } from '../panels/numbers'

interface GoalTarget {
  /** 'Language Arts, 2nd grade'. */
  where: string
  score: string
}

/** What a goal asks for: one or both of its sections. */
export const goalTargets = ({
  laGrade,
  laGoalScore,
  vocGrade,
  vocGoalScore,
}: Pick<Goal, 'laGrade' | 'laGoalScore' | 'vocGrade' | 'vocGoalScore'>): GoalTarget[] =>
  (
    [
      ['ae.la', laGrade, laGoalScore],
      ['ae.voc', vocGrade, vocGoalScore],
    ] as const
  ).flatMap(([section, grade, score]) =>
    grade === null || score === null
      ? []
      : [{ where: `${sectionName(section)}, ${gradeName(grade)}`, score: showScore(score) }],
  )
