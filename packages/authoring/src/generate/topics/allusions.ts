import { allusionsJudge } from '../check/allusions'
import { kindGenerator } from '../kindGenerator'
import { allusionsKinds as kinds } from '../lexicon/allusions'

export const allusions = kindGenerator({
  summary: 'allusions to Greek myths, the Bible, fables and fairy tales (grade 7)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'source',
  name: 'Where does the allusion in italics come from?',
  does: 'alludes to',
  doAll: 'allude to',
  table: 'Choose the source of each allusion in italics.',
  hints: [
    'Which old story do the words in italics call to mind?',
    'Are there gods and heroes of Greece, people of the Bible, a short tale with a lesson, or the wonders of *Once upon a time*?',
  ],
  judge: allusionsJudge,
})
