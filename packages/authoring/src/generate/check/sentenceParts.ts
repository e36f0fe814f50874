import { kindJudge } from './kinds'

const VERBS =
  'jumped plays tastes covered flew lost won spins was runs fell got chewed swims grow woke waved is have ends hid ate broke'.split(
    ' ',
  )

/** Whether a verb comes first, later or not at all. */
export const sentencePartJudge = kindJudge(['a subject', 'a predicate', 'a whole sentence'], (example) => {
  const at = example.split(' ').findIndex((word) => VERBS.includes(word))
  return at < 0 ? 'a subject' : at === 0 ? 'a predicate' : 'a whole sentence'
})
