import type { Judge } from './judge'

/** Words by the preposition that they take. */
const TAKEN: Readonly<Record<string, RegExp>> = {
  of: /\b(?:capable|independent|oblivious|guilty|accused|deprived|typical|consists|devoid) $/,
  with: /\b(?:comply|consistent|at odds|acquainted) $/,
  to: /\b(?:object|superior|immune|devoted|prefers tea|subject|proportionate|averse|susceptible) $/,
  on: /\b(?:insisted|depends|intent) $/,
  in: /\b(?:rich|abounds|versed|succeeded) $/,
  from: /\b(?:differs|refrained|prohibits us) $/,
  for: /\b(?:account|renowned|responsible) $/,
  at: /\badept $/,
}

export const prepositionJudge: Judge = {
  sentence: ({ before, form }) => Object.hasOwn(TAKEN, form) && (TAKEN[form]?.test(before) ?? false),
}
