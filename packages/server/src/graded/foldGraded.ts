import type { Verdict } from '@wordstride/core'

/** What the outcome of one problem of a graded session depends on. */
export interface GradedAnswer {
  answerId: string
  verdict: Verdict
  hintChecked: boolean
  /** By the student's clock, epoch ms. */
  startTs: number
  endTs: number
}

export interface GradedOutcome<TAnswer extends GradedAnswer = GradedAnswer> {
  /** The first graded answer, which decides. */
  decisive: TAnswer
  isFirstTimeCorrect: boolean
  isDone: boolean
  attempts: number
  /** The last graded answer that counts: the first right one, else the last wrong one. */
  last: TAnswer
}

const isGraded = ({ verdict }: GradedAnswer) => verdict === 'correct' || verdict === 'incorrect'

/**
 * The outcome of one problem from its answers, in whatever order they arrived; null while none is graded. The first
 * graded answer decides; what follows a right one changes nothing (SR-17, SES-10).
 */
export function foldGraded<TAnswer extends GradedAnswer>(
  log: readonly TAnswer[],
): GradedOutcome<TAnswer> | null {
  const graded = log
    .filter(isGraded)
    .sort((a, b) => a.startTs - b.startTs || (a.answerId < b.answerId ? -1 : 1))
  const [decisive] = graded
  if (!decisive) return null
  const right = graded.findIndex(({ verdict }) => verdict === 'correct')
  const isDone = right >= 0
  const attempts = isDone ? right + 1 : graded.length
  return {
    decisive,
    isFirstTimeCorrect: decisive.verdict === 'correct' && !decisive.hintChecked,
    isDone,
    attempts,
    last: graded[attempts - 1] as TAnswer,
  }
}
