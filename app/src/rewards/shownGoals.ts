import type { Goal } from '@wordstride/api'

/** CONST-07: goals that are shown until all are asked for. */
const FEW = 3

/** SR-27: the higher one of its two grades. */
const gradeOf = ({ laGrade, vocGrade }: Pick<Goal, 'laGrade' | 'vocGrade'>): number =>
  Math.max(laGrade ?? 0, vocGrade ?? 0)

/** REW-01: what is behind the student is not shown any more. */
export const goalsAhead = <T extends Pick<Goal, 'laGrade' | 'vocGrade'>>(
  goals: readonly T[],
  currentGrade: number,
): T[] => goals.filter((goal) => gradeOf(goal) >= currentGrade)

/** The first of them, or all when they are asked for (REW-02). */
export const shownGoals = <T>(goals: readonly T[], isAllShown: boolean): readonly T[] =>
  isAllShown ? goals : goals.slice(0, FEW)
