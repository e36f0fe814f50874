import type { Judge, Said } from './judge'

const CONDITION = /\b(?:if|unless|as soon as)\b/i

/** What the verb of the clause with *if* must be, by the other clause, and the other way round. */
function isRight({ before, form, after }: Said): boolean {
  const rest = before + after
  const isInCondition = CONDITION.test(before) && !/,/.test(before)
  if (isInCondition) {
    if (/\bwill\b/.test(form) || /\bwould\b/.test(form)) return false
    if (/\bwould(?: not)? have\b/.test(rest)) return /^had [a-z]+$/.test(form)
    if (/\bwould\b/.test(rest)) return PAST.test(form)
    return !PAST.test(form) && !/^had\b/.test(form)
  }
  const condition = before.split(',')[0] ?? ''
  if (/\bhad [a-z]+/.test(condition)) return /^would(?: not)? have /.test(form)
  if (PAST_IN.test(condition)) return /^(?:would|could) (?!have )/.test(form)
  return /^(?:will|may) |^(?:give|turn)$/.test(form)
}

const PAST = /^(?:had|were|found|worked|could|saw)$/
const PAST_IN = /\b(?:were|spoke|won)\b/

export const conditionalJudge: Judge = { sentence: isRight }
