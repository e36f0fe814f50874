/** Texts of a session; those of ERR-09 and ERR-18..20 are exact. */
export const SESSION_MESSAGES = {
  saveFailed: 'Network Error! Unable to submit your answer.',
  hintFailed: 'Network Error! Unable to open the hint.',
  tooQuick: 'That was quick: please look again.',
  noMoreSkips: 'Only one problem of a session can be skipped. Please come back to this one later.',
  notChecked: 'Check answer before submitting',
  noProficiencySkills: 'There are no skills available for the Proficiency Session.',
  noNextSkill: 'There is no next skill. Please continue with the Proficiency Session.',
} as const
