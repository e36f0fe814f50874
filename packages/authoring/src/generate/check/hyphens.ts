import type { Judge, Said } from './judge'

const TENS = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety).(?:one|two|three|four|five|six)$/
const PREFIX = /^(?:self|ex)./
/** A describing word stands right before its noun; a period, or a word of another phrase, ends it. */
const NOUN_NEXT = /^ (?!until|in\b|at\b|by\b)[a-z]/

/** Written with a hyphen, as two words, or as one. */
function wanted({ form, after }: Said): '-' | ' ' {
  if (TENS.test(form) || PREFIX.test(form)) return '-'
  if (/ly[- ]/.test(form) || !NOUN_NEXT.test(after)) return ' '
  return '-'
}

export const hyphenJudge: Judge = {
  sentence: (said) => new RegExp(`^[a-z]+${wanted(said)}[a-z]+$`).test(said.form),
}
