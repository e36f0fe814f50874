import { trickyAgreementJudge } from '../check/trickyAgreement'
import { choiceGenerator } from '../choices'
import { trickyAgreementSentences } from '../lexicon/trickyAgreement'

const RULES: Record<string, string> = {
  each: '*Each* is singular.',
  both: '*Both* is plural.',
  neither: '*Neither* is singular.',
  everyone: '*Everyone* is singular.',
  number: '*The number* is singular.',
  'a number of': '*A number of* means *several* and is plural.',
  news: '*News* is singular in spite of its *s*.',
  mathematics: '*Mathematics* is singular in spite of its *s*.',
  'ten miles': 'A distance is one thing.',
  'five dollars': 'A sum of money is one thing.',
  scissors: '*Scissors* is plural.',
  one: '*One* is singular.',
  several: '*Several* is plural.',
  nobody: '*Nobody* is singular.',
  every: '*Every* makes the subject singular.',
  few: '*Few* is plural.',
  many: '*Many* is plural.',
  somebody: '*Somebody* is singular.',
  crew: 'The *crew* acts as one.',
  jury: 'The *jury* acts as one.',
}

const ruleOf = (tag: string): string => RULES[tag] ?? `The verb agrees with *${tag}*.`

export const trickyAgreement = choiceGenerator({
  summary: 'agreement with indefinite pronouns, either/or, turned sentences and groups (grade 8)',
  sentences: { 8: trickyAgreementSentences },
  reasons: {
    key: ({ tag, key }) => `${ruleOf(tag)} The verb that agrees is *${key}*.`,
    wrong: (text, { tag }) => `*${text}* does not agree with the subject. ${ruleOf(tag)}`,
    hints: () => [
      'Find the subject; it may come after the verb.',
      'Words such as *of the boats* do not decide, except after *some* and *most*.',
    ],
  },
  word: 'verb',
  choose: 'Choose the verb that agrees with its subject.',
  hints: [
    'Find the word that each verb must agree with.',
    'After *or* and *nor* the nearer subject decides.',
  ],
  judge: trickyAgreementJudge,
})
