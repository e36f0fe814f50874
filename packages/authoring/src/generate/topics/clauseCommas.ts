import { clauseCommaJudge } from '../check/clauseCommas'
import { choiceGenerator } from '../choices'
import { tellCommas } from '../commaSlip'
import { clauseCommaSentences } from '../lexicon/clauseCommas'
import { OF_MARKS } from '../options'

const RULES: Record<string, string> = {
  word: 'A comma follows *yes*, *no*, *well*, or *oh* at the beginning.',
  name: 'A comma sets off the name or title of the person who is spoken to.',
  tag: 'A comma goes before a short question at the end.',
  opening: 'A comma follows an opening phrase, at the place where the subject begins.',
  first: 'A dependent clause that comes first has a comma after it, where the main clause begins.',
  last: 'A dependent clause that comes last and tells when, why, or on what condition needs no comma.',
  extra: 'Extra information in the middle of a sentence has a comma at each end.',
}

const HINTS: Record<string, string[]> = {
  last: ['Which clause comes first?', 'Is the joining word in the middle?'],
  extra: ['Could you leave the middle part out?', 'Extra words need two commas.'],
}

export const clauseCommas = choiceGenerator({
  summary: 'commas that set off words and opening phrases (grade 5), commas with clauses (grade 6)',
  sentences: clauseCommaSentences,
  reasons: {
    key: ({ tag }) => RULES[tag] ?? '',
    wrong: (text, { key, tag }) => `${tellCommas(text, key)} ${RULES[tag] ?? ''}`,
    hints: ({ tag }) =>
      HINTS[tag] ?? ['Where does the main part of the sentence begin?', 'Read it aloud. Where is the pause?'],
  },
  word: 'punctuation',
  choose: 'Choose the part with the right commas.',
  hints: ['Find the main part of each sentence.', 'Compare the parts comma by comma.'],
  extremes: OF_MARKS,
  judge: clauseCommaJudge,
})
