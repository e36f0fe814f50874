import { hardCapitalJudge } from '../check/hardCapitals'
import { type Choice, choiceGenerator } from '../choices'
import { hardCapitals as sentences } from '../lexicon/hardCapitals'
import { OF_MARKS } from '../options'

const RULES: Record<string, string> = {
  language:
    'Languages and words made from the names of countries have a capital; the nouns beside them have none.',
  title: 'A title before a name, or a word such as *Dad* in place of a name, has a capital.',
  kin: 'After *my*, *his*, or *her*, a word such as *uncle* or *dad* is not a name and has no capital.',
  season: 'The four seasons have no capital.',
  place: 'All the words of the name of a river, lake, or mountain have a capital.',
  direction: 'A direction has no capital.',
  month: 'Days, months, and holidays have a capital; *late* or *evening* beside them has none.',
  common: 'There is no name here, only common words, so there is no capital.',
}

const ruleOf = ({ tag }: Choice): string => RULES[tag] ?? ''

export const hardCapitalsGenerator = choiceGenerator({
  summary: 'capital letters in hard cases: *Uncle Raj* and *my uncle*, languages, seasons, rivers (grade 4)',
  sentences: { 4: sentences },
  reasons: {
    key: ruleOf,
    wrong: (text, choice) =>
      `*${text}* ${/[A-Z]/.test(text.replace(new RegExp(choice.key.split(' ').join('|'), 'g'), '')) ? 'has a capital letter where none belongs' : 'is missing a capital letter'}. ${ruleOf(choice)}`,
    hints: () => [
      'Is it the name of one particular person, place, day, or language?',
      'Look at the word before it, too. After *my* or *the*, the word is often not a name.',
    ],
  },
  word: 'capitalization',
  choose: 'Choose the words with the right capital letters.',
  hints: [
    'Ask of each word: is it a name, or a part of a name?',
    'Seasons and directions are not names. Languages, days, and months are.',
  ],
  extremes: OF_MARKS,
  judge: hardCapitalJudge,
})
