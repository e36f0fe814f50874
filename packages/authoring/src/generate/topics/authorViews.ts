import { authorViewJudge } from '../check/authorViews'
import { kindGenerator } from '../kindGenerator'
import { authorViews as kinds } from '../lexicon/authorViews'

export const authorViewsGenerator = kindGenerator({
  summary: 'whether an author is in favor, against, or only reports (grade 7)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: "author's point of view",
  name: "What is the author's point of view in this sentence?",
  does: 'comes from an author who is',
  doAll: 'come from an author who is',
  hints: [
    'Which words praise or blame? Cross them out: what facts are left?',
    'If nothing can be crossed out, the author only reports.',
  ],
  judge: authorViewJudge,
})
