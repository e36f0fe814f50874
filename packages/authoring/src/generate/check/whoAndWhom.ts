import type { Judge, Said } from './judge'

const PREPOSITION = /\b(?:to|with|for|from|before|about) $/i
const SUBJECT_NEXT = /^ (?:did )?(?:the|we|she|he|they|you|I|my)\b/
const IS_NEXT = /^ (?:\w+ing|been|willing)\b/
const VERB_NEXT = /^ (?:discovered|wrote|listens|repaired|left|missed|were|saw|asked|open)\b/

/** By the words around: a preposition or another subject, a verb, a participle, or else a noun that is owned. */
function wanted({ before, after }: Said): string {
  if (PREPOSITION.test(before) || SUBJECT_NEXT.test(after)) return 'whom'
  if (IS_NEXT.test(after)) return "who's"
  return VERB_NEXT.test(after) ? 'who' : 'whose'
}

export const whoJudge: Judge = { sentence: (said) => said.form.toLowerCase() === wanted(said) }
