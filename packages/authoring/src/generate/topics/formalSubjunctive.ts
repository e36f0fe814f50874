import { formalSubjunctiveJudge } from '../check/formalSubjunctive'
import { choiceGenerator } from '../choices'
import { subjunctiveSentences } from '../lexicon/formalSubjunctive'
import { OF_MARKS } from '../options'

const UNREAL = /^(?:if|wish|as if|as though|would rather|would that|suppose)$/

const ruleOf = (tag: string): string =>
  UNREAL.test(tag)
    ? `After *${tag}*, what is not so takes the subjunctive: *were* with every subject.`
    : `After *${tag}*, a demand takes the subjunctive: the plain verb without *s* or *to*.`

export const formalSubjunctive = choiceGenerator({
  summary: 'the subjunctive after demands and in unreal clauses (grade 12)',
  sentences: { 12: subjunctiveSentences },
  reasons: {
    key: ({ tag }) => ruleOf(tag),
    wrong: (text, { tag }) => `*${text}* is indicative, as for a fact. ${ruleOf(tag)}`,
    hints: () => [
      'Is this a fact, a demand, or something that is not so?',
      'In formal English demands have the plain verb, and unreal clauses have *were*.',
    ],
  },
  word: 'verb',
  choose: 'Choose the verb of formal English.',
  where: ' in formal English',
  hints: [
    'Is something reported, demanded, or only imagined?',
    'Look at the word before *that*, or for *if* and *wish*.',
  ],
  extremes: OF_MARKS,
  judge: formalSubjunctiveJudge,
})
