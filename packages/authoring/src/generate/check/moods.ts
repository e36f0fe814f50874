import { kindJudge } from './kinds'

const SUBJUNCTIVE =
  /\b(?:wish(?:es)?|if|as if)\b.* were\b|\b(?:insists|ask|vital|requires|suggest) that (?:\w+ )+?(?:rest|be|arrive|lead)\b/i
const CONDITIONAL = /\b(?:would|could|might)\b/
/** Nobody is named before the plain verb. */
const IMPERATIVE = /^(?:Please |Never |Do not )?(?:close|pass|be|feed|turn|write|let|wake|hold)\b/i

const NAMES = ['indicative', 'imperative', 'interrogative', 'conditional', 'subjunctive']

function moodOf(sentence: string): string {
  if (sentence.endsWith('?')) return 'interrogative'
  if (SUBJUNCTIVE.test(sentence)) return 'subjunctive'
  if (CONDITIONAL.test(sentence)) return 'conditional'
  return IMPERATIVE.test(sentence) ? 'imperative' : 'indicative'
}

export const moodJudge = kindJudge(NAMES, moodOf)
