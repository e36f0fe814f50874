import type { Judge, Said } from './judge'

/** Subjects that stand before the verb and are more than one; the first sign that fits decides. */
const MANY: readonly RegExp[] = [
  /^(?:Both|Several|Few|Many|A number)\b/,
  /^(?:Neither|Either) .* n?or (?:the|my) (?:passengers|cousins) $/,
  /^(?:Some|Most) of the (?:beans|trees) $/,
  /^The (?:scissors|boots)\b/,
]

/** After *there* and *here* or a place the subject follows the verb. */
const TURNED = /^(?:There|Here|Behind|Across)\b/
const MANY_AFTER = /^ (?:two|three)\b/

const PLURAL_VERB = /^(?:are|were|have|need|lie|face|live|belong|drive|remember)\b/

/** A plain verb without *s*, or a plural helper. */
const isPlural = (form: string): boolean => {
  const [verb = ''] = form.split(' ')
  return PLURAL_VERB.test(verb) || !(verb.endsWith('s') || verb === 'was' || verb === 'has')
}

function isRight({ before, form, after }: Said): boolean {
  const isMany = TURNED.test(before) ? MANY_AFTER.test(after) : MANY.some((sign) => sign.test(before))
  return isPlural(form) === isMany
}

export const trickyAgreementJudge: Judge = { sentence: isRight }
