import type { Judge, Said } from './judge'

/** The pronoun of the other clause decides; where it has none, several others are meant. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\bI\b/, 'I'],
  [/\bwe\b/i, 'we'],
  [/\byou\b/i, 'you'],
]

const isRight = ({ before, form, after }: Said): boolean =>
  form === (OWN.find(([sign]) => sign.test(`${before} ${after}`))?.[1] ?? 'they')

export const pronounShiftJudge: Judge = { sentence: isRight }
