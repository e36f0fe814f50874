import { negativePrefixJudge } from '../check/negativePrefixes'
import { type Choice, choiceGenerator } from '../choices'
import { negativePrefixes as sentences } from '../lexicon/negativePrefixes'

/** Before which letters *in-* changes. */
const CHANGES: readonly (readonly [start: string, before: string])[] = [
  ['im', '*b*, *m*, and *p*'],
  ['il', '*l*'],
  ['ir', '*r*'],
]

const RULES: readonly (readonly [start: string, rule: string])[] = [
  ...CHANGES.map(([start, before]) => [start, `*In-* becomes *${start}-* before ${before}.`] as const),
  ['in', 'Many words from Latin take *in-* for *not*.'],
  ['dis', '*Dis-* means *not*, or that something is undone.'],
  ['mis', '*Mis-* means *wrongly* or *badly*.'],
  ['non', '*Non-* means *not* or *without*, mostly before nouns.'],
]

const ruleOf = ({ key, tag }: Choice): string =>
  `**${key}** means *${tag}*. ${RULES.find(([start]) => key.startsWith(start))?.[1] ?? ''}`

export const prefixesForNot = choiceGenerator({
  summary: 'prefixes for *not* and *wrongly*: in-, im-, il-, ir-, dis-, mis-, non- (grade 5)',
  sentences: { 5: sentences },
  reasons: {
    key: ruleOf,
    wrong: (text, choice) => `*${text}* is not a word. ${ruleOf(choice)}`,
    hints: ({ tag }) => [
      `The word must mean *${tag}*.`,
      'Look at the first letter of the base word. Which prefix goes with it?',
    ],
  },
  word: 'prefix',
  choose: 'Choose the word with the right prefix.',
  hints: [
    'Cover the prefix. With which letter does the base word begin?',
    `*In-* becomes ${CHANGES.map(([start, before]) => `*${start}-* before ${before}`).join('; ')}.`,
  ],
  judge: negativePrefixJudge,
})
