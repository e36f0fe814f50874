import { satireJudge, sourceKindJudge, toulminJudge } from '../check/research'
import { kindGenerator } from '../kindGenerator'
import { research, satire, toulmin } from '../lexicon/research'

export const sourceKinds = kindGenerator({
  summary: 'primary, secondary and tertiary sources (grade 12)',
  kinds: research,
  example: 'source',
  examples: 'sources',
  kind: 'kind',
  name: 'Which kind of source is this?',
  does: 'is a',
  doAll: 'belong to this kind:',
  hints: [
    'Was it made by those who were there, by somebody who studies them, or for looking things up?',
    'Ask how many steps lie between the source and the thing itself.',
  ],
  judge: sourceKindJudge,
})

export const toulminParts = kindGenerator({
  summary: 'claim, grounds, warrant, rebuttal (grade 12)',
  kinds: toulmin,
  example: 'sentence',
  examples: 'sentences',
  kind: 'part of an argument',
  name: 'Which part of an argument is this sentence?',
  does: 'is of this kind:',
  doAll: 'are of this kind:',
  hints: [
    'Does it demand, give facts, state a principle, or answer an objection?',
    'A warrant is general: it would lead from facts to claims in other cases, too.',
  ],
  judge: toulminJudge,
})

export const satireMeans = kindGenerator({
  summary: 'means of satire: exaggeration, reversal, parody, mock praise (grade 12)',
  kinds: satire,
  example: 'line',
  examples: 'lines',
  kind: 'means of satire',
  name: 'Which means of satire does this line use?',
  does: 'makes use of',
  doAll: 'make use of',
  hints: [
    'Is something made huge, turned around, imitated, or praised?',
    'Do you know the words from a famous text? Who usually does to whom what happens here?',
  ],
  judge: satireJudge,
})
