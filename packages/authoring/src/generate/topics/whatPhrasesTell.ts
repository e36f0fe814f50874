import { phraseJudge } from '../check/whatPhrasesTell'
import { kindGenerator } from '../kindGenerator'
import { whatPhrasesTell as kinds } from '../lexicon/whatPhrasesTell'

export const whatPhrasesTellGenerator = kindGenerator({
  summary: 'whether a prepositional phrase tells where, when or how (grade 4)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'question word',
  name: 'What does the prepositional phrase in italics tell?',
  does: 'has a phrase in italics that tells',
  doAll: 'have a phrase in italics that tells',
  table: 'Choose the question that each phrase in italics answers.',
  hints: [
    'Ask a question to which the phrase is the answer.',
    'Does the question begin with *where*, *when*, or *how*?',
  ],
  judge: phraseJudge,
})
