import type { Judge, Said } from './judge'

/** Which word goes with which, whichever of the two is asked for. */
const PAIRS: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [/\bneither\b/i, /\bnor\b/],
  [/\bboth\b/i, /\band\b/],
  [/\bnot only\b/i, /\bbut (?:we )?also\b/],
  [/\b(?:either|whether)\b/i, /\bor\b(?! also)/],
]

/** Whole, the sentence has both words of one pair, and no first word of another. */
function isRight({ before, form, after }: Said): boolean {
  const isFirst = before === ''
  const own = PAIRS.filter(([first]) => first.test(isFirst ? form : before))
  return own.length === 1 && own.every(([, second]) => second.test(isFirst ? after : form))
}

export const correlativeJudge: Judge = { sentence: isRight }
