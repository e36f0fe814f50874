import { kindJudge } from './kinds'
import { isParticiple } from './verbs'

const BE_AND_FORM = /\b(?:is|are|was|were|be|been|being)(?= (\w+))/g
const MORE_PARTICIPLES = new Set(['ground', 'hidden', 'read'])
const BY_A_TIME_OR_PLACE = /\bby (?:noon|Friday|candlelight|the creek)\b/

/** *Be* with a past participle is passive; *by* with a person or thing names the doer. */
function voiceOf(sentence: string): string {
  const isPassive = [...sentence.matchAll(BE_AND_FORM)].some(
    ([, form = '']) => isParticiple(form) || MORE_PARTICIPLES.has(form),
  )
  if (!isPassive) return 'active'
  return / by /.test(sentence) && !BY_A_TIME_OR_PLACE.test(sentence)
    ? 'passive, with the doer'
    : 'passive, without the doer'
}

export const voiceJudge = kindJudge(
  ['active', 'passive, with the doer', 'passive, without the doer'],
  voiceOf,
)
