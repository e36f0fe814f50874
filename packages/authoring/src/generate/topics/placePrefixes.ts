import { placePrefixesJudge } from '../check/placePrefixes'
import { kindGenerator } from '../kindGenerator'
import { placePrefixesKinds as kinds } from '../lexicon/placePrefixes'

export const placePrefixes = kindGenerator({
  summary: 'prefixes of place and direction: inter-, sub-, trans-, circum-, contra- (grade 7)',
  kinds,
  example: 'word',
  examples: 'words',
  kind: 'meaning',
  name: 'What does the prefix in italics mean?',
  does: 'has a prefix that means',
  doAll: 'have a prefix that means',
  table: 'Choose the meaning of each prefix in italics.',
  hints: [
    'Which other word with this prefix do you know?',
    'Ask where or in which direction the rest of the word lies or goes.',
  ],
  judge: placePrefixesJudge,
})
