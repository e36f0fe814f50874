import type { Verdict } from './verdict'

/** Whether it says right or wrong: what is incomplete or too much is no answer yet. */
export const isJudged = (verdict: string | null | undefined): verdict is 'correct' | 'incorrect' =>
  verdict === 'correct' || verdict === 'incorrect'

/** `practice` shows verdicts to the student, `test` does not; some types are stricter in tests (TYPE-11.2). */
export type GradeMode = 'practice' | 'test'

/** Codes of the wire: -1 = incomplete (TYPE-06.2), -3 = over answered (CONST-18). */
export const ANSWER_CODE = {
  correct: 1,
  incorrect: 0,
  not_answered: -1,
  over_answered: -3,
} as const satisfies Record<Verdict, number>

export interface PartResult {
  /** The id of what is judged; the same parts come of every response. */
  subProblemId: string
  verdict: Verdict
}

export interface GradeResult {
  verdict: Verdict
  parts: readonly PartResult[]
  /** How many choices the problem asks for; only with `over_answered` (C-12). */
  expectedCount?: number
}

/**
 * The whole is answered only when no part is unanswered, and correct only when every part is (TYPE-00.4).
 * @throws for what is no verdict: it would pass for correct
 */
export function combineParts(parts: readonly PartResult[]): Verdict {
  let verdict: Verdict = 'correct'
  for (const part of parts) {
    if (part.verdict === 'over_answered') return 'over_answered'
    if (part.verdict === 'not_answered') verdict = 'not_answered'
    else if (part.verdict === 'incorrect') verdict = verdict === 'correct' ? 'incorrect' : verdict
    else if (part.verdict !== 'correct') throw new Error(`"${part.verdict}" is no verdict.`)
  }
  return parts.length === 0 ? 'not_answered' : verdict
}
