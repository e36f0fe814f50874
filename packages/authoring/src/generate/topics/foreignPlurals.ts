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

/** What they end in when only one is meant. */
const ONE = /(?:ion|enon|is|us|um|va|eau)$/

const reasonOf = (tag: string): string =>
  ONE.test(tag)
    ? `Only one is meant: *${tag}*. ${ruleOf(tag)} for more than one.`
    : `More than one is meant. ${ruleOf(tag)}: *${tag}*.`

const forms = new Set([...foreignPluralSentences.matchAll(/# (\w+)/g)].map(([, form = '']) => form))

function faultOf(text: string, tag: string): string {
  if (text.includes("'")) return `*${text}* tells what belongs to it.`
  if (!forms.has(text)) return `*${text}* is not a form of the word.`
  return ONE.test(tag) ? `*${text}* is more than one.` : `*${text}* is only one.`
}

export const foreignPlurals = choiceGenerator({
  summary: 'plurals of words from Greek, Latin and French (grade 9)',
  sentences: { 9: foreignPluralSentences },
  reasons: {
    key: ({ tag }) => reasonOf(tag),
    wrong: (text, { tag }) => `${faultOf(text, tag)} ${reasonOf(tag)}`,
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
