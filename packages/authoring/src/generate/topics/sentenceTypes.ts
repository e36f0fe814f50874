import { sentenceTypeJudge } from '../check/sentenceTypes'
import type { Generator } from '../generator'
import { kindFrames } from '../kinds'
import {
  complexSentences,
  compoundComplexSentences,
  compoundSentences,
  simpleSentences,
} from '../lexicon/sentenceTypes'

export const sentenceTypes: Generator = {
  summary: 'simple, compound, complex and compound-complex sentences (grade 9)',
  grades: [9],
  frames: () =>
    kindFrames(
      [
        {
          name: 'simple',
          why: 'A simple sentence has one independent clause and no dependent one.',
          examples: simpleSentences,
        },
        {
          name: 'compound',
          why: 'A compound sentence joins two independent clauses.',
          examples: compoundSentences,
        },
        {
          name: 'complex',
          why: 'A complex sentence has one independent clause and a dependent one.',
          examples: complexSentences,
        },
        {
          name: 'compound-complex',
          why: 'A compound-complex sentence has two independent clauses and a dependent one.',
          examples: compoundComplexSentences,
        },
      ],
      {
        name: 'What type of sentence is this?',
        which: (kind) => `Which sentence is **${kind}**?`,
        all: (kind) => `Choose **all** the sentences that are **${kind}**.`,
        table: 'Choose the type of each sentence.',
        columns: ['Sentence', 'Type'],
        sort: 'Sort the sentences by their type.',
        match: 'Match each type with its example.',
        hints: [
          'Count the clauses: each has a subject and a verb of its own.',
          'Words such as *because*, *when* or *who* make a clause dependent.',
        ],
      },
    ),
  judge: sentenceTypeJudge,
}
