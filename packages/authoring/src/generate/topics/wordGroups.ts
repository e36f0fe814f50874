import { describingJudge, nounJudge, wordBuildJudge, wordGroupJudge, wordJobJudge } from '../check/wordGroups'
import { kindGenerator } from '../kindGenerator'
import { nounKinds, wordBuilds, wordGroups, wordJobs } from '../lexicon/wordGroups'

const WORDS = { example: 'word', examples: 'words' } as const

export const wordGroupsGenerator = kindGenerator({
  summary: 'what a word names (kindergarten, grade 1)',
  kinds: { 0: wordGroups[0] ?? [], 1: wordGroups[1] ?? [] },
  ...WORDS,
  kind: 'group',
  name: 'What does this word name?',
  does: 'names',
  doAll: 'name',
  hints: ['Think of the real thing.', 'Say the word. What do you see?'],
  judge: wordGroupJudge,
})

export const describingWordsGenerator = kindGenerator({
  summary: 'what a describing word tells (grade 2)',
  kinds: { 2: wordGroups[2] ?? [] },
  ...WORDS,
  kind: 'kind',
  name: 'What does this describing word tell?',
  does: 'tells about',
  doAll: 'tell about',
  hints: [
    'Put the word before a noun, such as *ball*, *soup* or *cats*.',
    'Do you see it, count it, taste it or touch it?',
  ],
  judge: describingJudge,
})

export const wordJobsGenerator = kindGenerator({
  summary: 'action word, naming word or describing word (grade 1)',
  kinds: wordJobs,
  ...WORDS,
  kind: 'kind',
  name: 'What kind of word is this?',
  does: 'is',
  doAll: 'are of this kind:',
  hints: [
    'Can you do it? Is it the name of something? Or does it tell what something is like?',
    'Try it: *I can …*, *I see a …*, *It is very …*.',
  ],
  judge: wordJobJudge,
})

export const wordBuildsGenerator = kindGenerator({
  summary: 'compound word, word with an ending or word of one part (grade 2)',
  kinds: wordBuilds,
  ...WORDS,
  kind: 'kind',
  name: 'How is this word made?',
  does: 'is',
  doAll: 'are of this kind:',
  hints: [
    'Look for small words in the word.',
    'Are there two words, one word and an ending, or only one word?',
  ],
  judge: wordBuildJudge,
})

export const nounsGenerator = kindGenerator({
  summary: 'nouns that name a person, a place or a thing, and other words (grade 2)',
  kinds: nounKinds,
  ...WORDS,
  kind: 'kind',
  name: 'Is this word a noun, and what does it name?',
  does: 'is',
  doAll: 'are of this kind:',
  hints: [
    'Put *the* before the word. Does it name somebody, somewhere or something?',
    'Can it talk to you? Can you go there? Can you pick it up?',
  ],
  judge: nounJudge,
})
