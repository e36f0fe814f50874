import { parallelJudge } from '../check/parallel'
import { choiceGenerator } from '../choices'
import { parallelSentences } from '../lexicon/parallel'
import { OF_PHRASES } from '../options'

export const parallelStructure = choiceGenerator({
  summary: 'parallel structure in lists and comparisons (grade 9), after both, either, not only (grade 11)',
  sentences: parallelSentences,
  reasons: {
    key: ({ key }) => `*${key}* has the same form as the part beside it.`,
    wrong: (text, { key }) => `*${text}* breaks the pattern. The parts beside it ask for *${key}*.`,
    hints: () => [
      'Which parts of the sentence are joined? Look at the form of the first of them.',
      'Say the parts one below the other. Do they begin alike?',
    ],
  },
  word: 'form',
  choose: 'Choose the words that keep the structure parallel.',
  hints: ['Which parts of each sentence are joined?', 'Joined parts have the same grammatical form.'],
  extremes: OF_PHRASES,
  // Many of the wrong forms are right English; what they lack is the pattern.
  texts: {
    right: 'Which sentence is parallel? Compare the **bold** parts.',
    find: 'One marked part is **wrong**: it breaks the parallel structure. Click it.',
    all: 'Choose **all** the sentences whose bold part keeps the structure parallel.',
  },
  judge: parallelJudge,
})
