import { isMany } from './agreement'
import type { Judge } from './judge'

const WITH_ME = /\band I$|^We$/
const SHE = /\b(?:aunt|actress|queen|girl)$/
const HE = /\b(?:king|boy|uncle|Grandpa)$/

/** From the head of the words in italics. */
function wanted(antecedent: string): string {
  if (WITH_ME.test(antecedent)) return 'our'
  if (/ and /.test(antecedent) || isMany(antecedent)) return 'their'
  if (SHE.test(antecedent)) return 'her'
  return HE.test(antecedent) ? 'his' : 'its'
}

export const antecedentJudge: Judge = {
  sentence: ({ before, form }) => form === wanted(before.match(/^\*(.+?)\*/)?.[1] ?? ''),
}
