import { kindJudge } from './kinds'

/** By the second word of each pair. */
const SECOND: Record<string, string> = {
  synonyms: 'huge timid start tired bold strange repair happy',
  antonyms: 'modern plentiful shrink proud depart deep defeat opaque',
  'part : whole': 'flower book ladder novel foot shirt ship song',
  'item : category': 'tree fish vegetable poem metal gem dance insect',
  'cause : effect': 'illness laughter fitness blaze anger damage drinking pride',
  'worker : tool': 'brush saw needle scalpel plow telescope chisel razor',
}

export const analogyJudge = kindJudge(Object.keys(SECOND), (example) => {
  const second = example.split(' : ')[1] ?? ''
  return Object.entries(SECOND).find(([, words]) => words.split(' ').includes(second))?.[0]
})
