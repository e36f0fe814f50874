/** Exact texts of a session (ERR-09, ERR-18..20). */
export const SESSION_MESSAGES = {
  saveFailed: 'Network Error! Unable to submit your answer.',
  hintFailed: 'Network Error! Unable to open the hint.',
  notChecked: 'Check answer before submitting',
  noProficiencySkills: 'There are no skills available for the Proficiency Session.',
  noNextSkill: 'There is no next skill. Please continue with the Proficiency Session.',
} as const
