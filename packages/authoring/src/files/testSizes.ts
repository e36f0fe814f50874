/** SR-07, SR-30: how many problems a diagnostic test takes of each section at a grade. */
export const PROBLEMS_OF_TEST = { 'ae.voc': 20, 'ae.ls': 12, 'ae.rc': 14 } as const

/** SR-07: about so many texts it asks. */
export const PASSAGES_OF_TEST = 3

export type TestSection = keyof typeof PROBLEMS_OF_TEST

/** A pool has as many forms as tests can be taken from it without a problem in common; so many are wanted. */
export const WANTED_FORMS = 3
