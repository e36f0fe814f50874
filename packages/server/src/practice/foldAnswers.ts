import { isLearningPass, type Verdict } from '@wordstride/core'

/** What a session's outcome depends on. */
export interface LoggedAnswer {
  answerId: string
  problemId: string
  startTs: number
  verdict: Verdict
  hintChecked: boolean
}

export interface AnswerOutcome {
  firstTimeCorrect: -1 | 0 | 1
  learningPass: boolean
}

const isGraded = ({ verdict }: LoggedAnswer) => verdict === 'correct' || verdict === 'incorrect'

/**
 * The outcome of every answer of one learning session, from the log alone: the order in which the answers
 * arrived does not matter. A showing of a problem ends with a correct answer; firstTimeCorrect is 1 only when
 * its first graded answer is right and no hint was opened (SR-17, SES-10).
 */
export function foldAnswers(
  log: readonly LoggedAnswer[],
  { correctCount, poolSize }: { correctCount: number; poolSize: number },
): Map<string, AnswerOutcome> {
  const ordered = [...log].sort((a, b) => a.startTs - b.startTs || (a.answerId < b.answerId ? -1 : 1))
  const openShowings = new Set<string>()
  const finished: (0 | 1)[] = []
  const outcomes = new Map<string, AnswerOutcome>()
  for (const answer of ordered) {
    if (!isGraded(answer)) {
      outcomes.set(answer.answerId, { firstTimeCorrect: -1, learningPass: false })
      continue
    }
    const isFirst = !openShowings.has(answer.problemId)
    openShowings.add(answer.problemId)
    if (answer.verdict === 'incorrect') {
      outcomes.set(answer.answerId, { firstTimeCorrect: 0, learningPass: false })
      continue
    }
    const firstTimeCorrect = isFirst && !answer.hintChecked ? 1 : 0
    finished.push(firstTimeCorrect)
    openShowings.delete(answer.problemId)
    outcomes.set(answer.answerId, {
      firstTimeCorrect,
      learningPass: isLearningPass(finished, { correctCount, cycleLength: Math.max(1, poolSize) }),
    })
  }
  return outcomes
}
