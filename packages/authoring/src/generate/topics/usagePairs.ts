import { usageJudge } from '../check/usagePairs'
import { choiceGenerator } from '../choices'
import { usageSentences } from '../lexicon/usagePairs'
import { OF_MARKS } from '../options'

const RULES: Record<string, string> = {
  fewer: '*Fewer* and *many* go with what can be counted.',
  less: '*Less* and *much* go with what cannot be counted.',
  number: '*Number* goes with what can be counted.',
  amount: '*Amount* goes with what cannot be counted.',
  between: '*Between* is for two.',
  among: '*Among* is for more than two.',
  lay: '*Lay* means to put something down and has an object.',
  lie: '*Lie* means to rest and has no object.',
  rise: '*Rise* means to go up by itself.',
  raise: '*Raise* means to lift something and has an object.',
  bad: 'A linking verb such as *feel* takes an adjective: *bad*.',
  badly: 'A participle such as *damaged* is described by an adverb: *badly*.',
  well: 'The adverb *well* tells how something is done.',
  good: 'A linking verb such as *taste* takes an adjective: *good*.',
  farther: '*Farther* is for distance.',
  further: '*Further* is for time or degree.',
  'different from': 'Things are *different from* each other.',
  'as if': '*As if* joins clauses; *like* does not in formal English.',
  its: 'The possessive *its* has no apostrophe.',
  regardless: '*Regardless* already says *without regard*.',
  'each other': 'Two help *each other*.',
  themselves: 'The reflexive form is *themselves*.',
  have: '*Have* comes after *could*; *of* only sounds like it.',
  'used to': '*Used to* tells of an old habit.',
  'ought not': '*Ought* has no helping verb.',
  reason: 'The reason is *that* something is so; *because* would say it twice.',
  whether: 'After *the question is*, formal English has *whether*.',
  hung: 'Pictures are *hung*; only criminals were *hanged*.',
  almost: '*Almost* means nearly.',
  'all ready': '*All ready* means completely prepared.',
  already: '*Already* means by this time.',
  'try to': '*Try* is followed by *to*.',
  absolute: 'The word already means the highest degree and has no *more* or *very*.',
}

export const usagePairs = choiceGenerator({
  summary: 'careful usage: fewer or less, lie or lay, between or among (grade 11)',
  sentences: { 11: usageSentences },
  reasons: {
    key: ({ tag }) => RULES[tag] ?? '',
    wrong: (text, { tag }) => `*${text}* is not careful usage here. ${RULES[tag]}`,
    hints: () => [
      'Can the thing be counted? Is there an object? What is described?',
      'Ask what each word means on its own.',
    ],
  },
  word: 'wording',
  choose: 'Choose the words of careful, formal usage.',
  where: ' in careful usage',
  hints: ['Compare what the words mean.', 'Look at the noun or verb beside it.'],
  extremes: OF_MARKS,
  judge: usageJudge,
})
