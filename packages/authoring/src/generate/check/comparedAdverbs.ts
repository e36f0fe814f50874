import type { Judge, Said } from './judge'

const NO_WORD = /^(?:more|most) \w+(?:er|est)$|(?!early)\b\w+li(?:er|est)$|^(?:gooder|goodest|baddest|farer)$/
const SHORT = /^(?:more|most) (?!often$)(?:\w+(?<!ly)|early)$/
const OF_TWO = /^more |(?:er|worse)$/

/** A form that there is, of two where *than* follows, of more where *Of* begins. */
function isRight({ before, form }: Said): boolean {
  const isForm = /^earli(?:er|est)$/.test(form) || !(NO_WORD.test(form) || SHORT.test(form))
  return isForm && OF_TWO.test(form) !== before.startsWith('Of ')
}

export const comparedAdverbJudge: Judge = { sentence: isRight }
