import type { Judge, Said } from './judge'

/** One and many of each word. */
const PAIRS: Readonly<Record<string, string>> = {
  criterion: 'criteria',
  phenomenon: 'phenomena',
  analysis: 'analyses',
  crisis: 'crises',
  hypothesis: 'hypotheses',
  bacterium: 'bacteria',
  oasis: 'oases',
  alumnus: 'alumni',
  nucleus: 'nuclei',
  fungus: 'fungi',
  larva: 'larvae',
  parenthesis: 'parentheses',
  stimulus: 'stimuli',
  thesis: 'theses',
  axis: 'axes',
  diagnosis: 'diagnoses',
  medium: 'media',
  tableau: 'tableaux',
}

const MANY_BEFORE =
  /\b(?:All three|Such|Two|two|four|Both|These|several|Several|Forty|Thousands of|many|different|old|three silent|in) $/
const ONE_BEFORE = /\bin a $/

const isRight = ({ before, form }: Said): boolean =>
  MANY_BEFORE.test(before) && !ONE_BEFORE.test(before)
    ? Object.values(PAIRS).includes(form)
    : Object.hasOwn(PAIRS, form)

export const foreignPluralJudge: Judge = { sentence: isRight }
