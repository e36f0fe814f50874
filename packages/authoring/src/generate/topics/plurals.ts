import { pluralJudge } from '../check/plurals'
import { formFrames } from '../forms'
import type { Generator } from '../generator'
import { pluralNouns, pluralSentences } from '../lexicon/plurals'
import { readSentences, sentenceFrames } from '../sentences'
import { pluralOf } from '../spelling/nounEndings'

export const plurals: Generator = {
  summary:
    'more than one: -s and -es (kindergarten), easy irregular nouns too (grade 1); -ies, -ves, irregular and same (grade 2)',
  grades: [0, 1, 2],
  frames: (grade) => [
    ...formFrames(
      (pluralNouns[grade] ?? '').split(' ').map((noun) => ({ asked: noun, ...pluralOf(noun) })),
      {
        question: (asked) => `Which word means more than one **${asked}**?`,
        pairs: 'Match each word with its word for **more than one**.',
        pairHints: ['Say *one …, two …*', 'The first letter stays the same.'],
        table: 'Complete the table.',
        columns: ['One', 'More than one'],
        tableHints: ['Say *one …, two …*', 'Look at the end of each word.'],
      },
    ),
    ...sentenceFrames(
      readSentences(pluralSentences[grade] ?? '').map(({ before, marked, after }) => ({
        before,
        after,
        ...pluralOf(marked),
      })),
      {
        choose: 'Which word fits? It means **more than one**.',
        right: 'Which sentence is right? The **bold** word means **more than one**.',
        rightHints: ['How many are there?', 'Look at the end of each bold word.'],
        find: 'The marked words mean more than one. One of them is **wrong**. Click it.',
        findHints: ['How many are there?', 'Say *one …, two …* for each word.'],
        gaps: 'Choose the right word for each sentence. It means **more than one**.',
        gapHints: ['How many are there?', 'Some words add *s* or *es*. Some change.'],
        all: 'The bold words mean more than one. Choose **all** the right sentences.',
        allHints: ['Look at the end of each bold word.', 'There may be one, two, or three.'],
      },
    ),
  ],
  judge: pluralJudge,
}
