import type { Judge } from './judge'

/** Judges by a rule that finds the kind of an example, whichever of the two is asked for. */
export const kindJudge = (
  names: readonly string[],
  kindOf: (example: string) => string | undefined,
): Judge => ({
  form: (asked, form) => (names.includes(asked) ? kindOf(form) === asked : kindOf(asked) === form),
  group: (name, card) => kindOf(card) === name,
})

/** By the first sign that an example has. */
export const signJudge = (signs: readonly (readonly [kind: string, sign: RegExp])[]): Judge =>
  kindJudge(
    signs.map(([kind]) => kind),
    (example) => signs.find(([, sign]) => sign.test(example))?.[0],
  )
