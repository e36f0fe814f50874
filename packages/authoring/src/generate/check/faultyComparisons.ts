import type { Judge, Said } from './judge'

const OWNED = /(?:'s|^mine$|^theirs$)$/
const PLURAL_HEAD =
  /^(?:The|My|Our) (?:streets|roots|rules|windows|leaves|waves|eyes|songs|wings|knots)\b|^The poet's later works/

/** A possessive answers a possessive, *those* a plural with *of*, *that* a singular; a superior has *other* or *else*. */
function isRight({ before, form }: Said): boolean {
  if (/\b(?:other|else)$/.test(form)) return true
  const [subject = ''] = before.split(/ (?:is|are|go|was|hold|plays|tells) /)
  if (/^The (?!mayor|baker|poet)[a-z]+ of\b/.test(subject) || /^The poet's/.test(subject))
    return PLURAL_HEAD.test(subject) ? /^those of [^']+$/.test(form) : /^that of [^']+$/.test(form)
  return OWNED.test(form) && !/^(?:that|those) of/.test(form)
}

export const faultyComparisonJudge: Judge = { sentence: isRight }
