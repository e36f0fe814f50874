import type { GradeResult } from '../grading/gradeResult'

/** Exact texts of the problem screen (ERR-09, ERR-15..20). */
export const SESSION_MESSAGES = {
  notAnswered: 'Your answer is incomplete.',
  incorrect: 'Incorrect.Try Again.',
  correct: 'Correct!',
  saveFailed: 'Network Error! Unable to submit your answer.',
  notChecked: 'Check answer before submitting',
  noProficiencySkills: 'There are no skills available for the Proficiency Session.',
  noNextSkill: 'There is no next skill. Please continue with the Proficiency Session.',
} as const

/** The status line after a check (SES-06..09, C-12). */
export function statusMessage(result: Pick<GradeResult, 'verdict' | 'expectedCount'>): string {
  switch (result.verdict) {
    case 'correct':
      return SESSION_MESSAGES.correct
    case 'incorrect':
      return SESSION_MESSAGES.incorrect
    case 'not_answered':
      return SESSION_MESSAGES.notAnswered
    case 'over_answered':
      return `Invalid Answer. (please choose ${result.expectedCount ?? 3} answers)`
  }
}
