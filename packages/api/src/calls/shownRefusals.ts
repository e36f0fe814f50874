/** What pages of students say by themselves, apart from the others, which they need not load. */
export const SHOWN_REFUSALS = {
  /** Exact text (ERR-31, SR-14). */
  not_all_proficient: 'All Skills must reach the Proficiency Level before you begin the Afficiency Session.',
  /** Exact text (ASG-07, C-02). */
  no_extra_work: 'Sorry! Something is wrong when create extra assignments. Please contact your tutor!',
} as const
