/** Texts of a test; those with an id are exact (ERR-22..24, TEST-10). */
export const TEST_MESSAGES = {
  /** TEST-16, ERR-23: a warning. */
  notAnswered: 'Your Answer is Incomplete',
  /** TEST-16, ERR-24: an error. */
  overAnswered: 'Your answer is Invalid. Please follow the instructions in the question.',
  submitted: 'Answer saved.',
  /** At another device or in another tab. */
  alreadyAnswered: 'You have answered this problem before. Your first answer counts.',
  /** Exact text (TEST-19, ERR-22). */
  noProblems: 'We are Sorry! No problems to start the test',
  /** Exact text (TEST-10). */
  firstPartDone:
    'You have successfully completed part 1 of the test, Click OK to start part 2 of the Language Arts Test.',
} as const
