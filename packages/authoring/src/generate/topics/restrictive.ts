import { restrictiveJudge } from '../check/restrictive'
import { choiceGenerator } from '../choices'
import { restrictiveSentences } from '../lexicon/restrictive'
import { OF_MARKS } from '../options'

const RULES: Record<string, string> = {
  extra: 'It is clear without the clause who or what is meant, so a comma goes at each end of it.',
  needed: 'The clause tells which one or which kind is meant, so it has no commas.',
}

export const restrictiveClauses = choiceGenerator({
  summary: 'restrictive and nonrestrictive clauses (grade 10)',
  sentences: restrictiveSentences,
  reasons: {
    key: ({ tag }) => RULES[tag] ?? '',
    wrong: (text, { tag }) => {
      if (!/ (?:who|whose|which|where|that) /.test(text.replace(',', '')))
        return 'Without *who* or *that* the clause is not joined to its noun.'
      const count = text.split(',').length - 1
      const fault =
        count === 0
          ? 'The commas are missing.'
          : count === 1
            ? 'One comma alone cuts the sentence in two.'
            : 'The commas take away what the reader needs.'
      return `${fault} ${RULES[tag] ?? ''}`
    },
    hints: () => [
      'Leave the clause out. Is it still clear who or what is meant?',
      'A clause with *that* has no commas.',
    ],
  },
  word: 'punctuation',
  choose: 'Choose the right punctuation of the clause.',
  hints: [
    'Is it clear without the clause who or what is meant?',
    'Commas come in pairs here, or not at all.',
  ],
  extremes: OF_MARKS,
  judge: restrictiveJudge,
})
