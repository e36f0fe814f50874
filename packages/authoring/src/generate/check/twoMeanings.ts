import { kindJudge } from './kinds'

const ANIMAL_DOES = /\b(?:swims|sleeps|sat on my|has two|eats|has a red tail|ate|leaf|feeds|goat|legs|cow)\b/

/** After *a*, *the* or *my* the word is a name; without one of them it tells what is done. */
export const meaningJudge = kindJudge(['an animal', 'a thing', 'something you do'], (example) => {
  const [word = '', sentence = ''] = example.split(': ')
  const isName = new RegExp(`\\b(?:a|an|the|my|your|its|new|big|gold|green) ${word}\\b`, 'i').test(sentence)
  if (!isName) return 'something you do'
  return ANIMAL_DOES.test(sentence) ? 'an animal' : 'a thing'
})
