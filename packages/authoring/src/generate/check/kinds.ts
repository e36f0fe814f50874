import type { Judge } from './judge'

/** Judges by a rule that finds the kind of an example, whichever of the two is asked for. */
export const kindJudge = (
  names: readonly string[],
  kindOf: (example: string) => string | undefined,
): Judge => ({
  form: (asked, form) => (names.includes(asked) ? kindOf(form) === asked : kindOf(asked) === form),
  group: (name, card) => kindOf(card) === name,
})
