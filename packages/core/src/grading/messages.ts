import type { GradeResult } from './gradeResult'

/** The status line after a check, word for word (SES-06..09, ERR-15..17, C-12). */
export function statusMessage(result: Pick<GradeResult, 'verdict' | 'expectedCount'>): string {
  switch (result.verdict) {
    case 'correct':
      return 'Correct!'
    case 'incorrect':
      return 'Incorrect.Try Again.'
    case 'not_answered':
      return 'Your answer is incomplete.'
    case 'over_answered':
      return `Invalid Answer. (please choose ${result.expectedCount ?? 3} answers)`
  }
}
