/** How long the texts about people and classes are at most, in a form as in a list that is imported. */
export const LONGEST = {
  personName: 60,
  email: 200,
  password: 200,
  /** An id of the school's own system; one of ours stands for it in an export. */
  sourceId: 120,
  className: 120,
} as const
