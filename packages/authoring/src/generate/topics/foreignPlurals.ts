import { foreignPluralJudge } from '../check/foreignPlurals'
import { choiceGenerator } from '../choices'
import { foreignPluralSentences } from '../lexicon/foreignPlurals'

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ion|enon)$|(?:ia|ena)$/, 'Greek words in *-on* change it to *-a*'],
  [/[ei]s$/, 'Greek words in *-is* change it to *-es*'],
  [/(?:us|i)$/, 'Latin words in *-us* change it to *-i*'],
  [/ae?$/, 'Latin words in *-a* change it to *-ae*'],
  [/eaux?$/, 'French words in *-eau* add *x*'],
]

const LATIN_UM = /^(?:bacteri|medi)(?:um|a)$/

const ruleOf = (word: string): string =>
  LATIN_UM.test(word)
    ? 'Latin words in *-um* change it to *-a*'
    : (ENDINGS.find(([ending]) => ending.test(word))?.[1] ?? '')

export const foreignPlurals = choiceGenerator({
  summary: 'plurals of words from Greek, Latin and French (grade 9)',
  sentences: { 9: foreignPluralSentences },
  reasons: {
    key: ({ tag }) => `${ruleOf(tag)}; here *${tag}* is needed.`,
    wrong: (text, { tag }) =>
      `*${text}* is not the form that the sentence needs. ${ruleOf(tag)}; here *${tag}* is right.`,
    hints: () => [
      'Does the sentence speak of one or of more than one?',
      'Words from Greek, Latin, and French keep their own plurals. Look at the ending: *-on*, *-um*, *-is*, *-us*, or *-eau*.',
    ],
  },
  word: 'noun',
  choose: 'Choose the right form of the noun.',
  hints: [
    'Is one meant, or more than one?',
    'Do not add an English *s* to a plural that has its own ending.',
  ],
  judge: foreignPluralJudge,
})
