import { correlativeJudge } from '../check/correlatives'
import { choiceGenerator } from '../choices'
import { correlatives as sentences } from '../lexicon/correlatives'
import { OF_MARKS } from '../options'

const MEANS: Record<string, string> = {
  'neither … nor': 'it says no to two things',
  'both … and': 'it says yes to two things',
  'either … or': 'it lets one of two things be so',
  'not only … but also': 'it adds a second thing that may surprise',
  'whether … or': 'it leaves open which of two things is so',
}

const ruleOf = (tag: string): string => `The words *${tag}* are a pair: ${MEANS[tag]}.`

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
