import { correlativeJudge } from '../check/correlatives'
import { choiceGenerator } from '../choices'
import { correlatives as sentences } from '../lexicon/correlatives'
import { OF_MARKS } from '../options'

const MEANS: Record<string, string> = {
  'neither … nor': 'They say no to two things',
  'both … and': 'They say yes to two things',
  'either … or': 'They offer a choice of two things',
  'not only … but also': 'They add a second thing that may surprise',
  'whether … or': 'They leave open which of two things is true',
}

const ruleOf = (tag: string): string => `The words *${tag}* are a pair. ${MEANS[tag]}.`

export const correlativeConjunctions = choiceGenerator({
  summary: 'conjunctions in pairs: *either … or*, *neither … nor*, *not only … but also* (grade 5)',
  sentences: { 5: sentences },
  reasons: {
    key: ({ tag }) => ruleOf(tag),
    wrong: (text, { tag }) => `*${text}* is not the partner here. ${ruleOf(tag)}`,
    hints: () => [
      'This conjunction has two parts. Find the part that is there.',
      'Which partner does it always have? Say the whole pair aloud.',
    ],
  },
  word: 'conjunction',
  choose: 'Choose the partner that is missing.',
  hints: [
    'Each sentence has a pair of words that belong together.',
    'Find the other half of each pair, and compare.',
  ],
  extremes: OF_MARKS,
  judge: correlativeJudge,
})
