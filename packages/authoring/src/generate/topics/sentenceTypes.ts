import { sentenceTypeJudge } from '../check/sentenceTypes'
import type { Generator } from '../generator'
import { type Kind, kindFrames } from '../kinds'
import { easySentenceTypes } from '../lexicon/easySentenceTypes'
import {
  complexSentences,
  compoundComplexSentences,
  compoundSentences,
  simpleSentences,
} from '../lexicon/sentenceTypes'

const kinds: Readonly<Record<number, readonly Kind[]>> = {
  3: easySentenceTypes,
  9: [
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
}

const HINTS: Readonly<Record<number, [string, string]>> = {
  3: [
    'Could you make two whole sentences of it, or only one?',
    'Look for a comma with *and*, *but*, *or*, or *so*, and for words such as *when* or *because*.',
  ],
  9: [
    'Count the clauses: each has a subject and a verb of its own.',
    'Words such as *because*, *when*, or *who* make a clause dependent.',
  ],
}

export const sentenceTypes: Generator = {
  summary: 'simple, compound, complex and compound-complex sentences (grade 9), the first three (grade 3)',
  grades: Object.keys(kinds).map(Number),
  frames: (grade) =>
    kindFrames(kinds[grade] ?? [], {
      name: 'What type of sentence is this?',
      which: (kind) => `Which sentence is **${kind}**?`,
      all: (kind) => `Choose **all** the sentences that are **${kind}**.`,
      table: 'Choose the type of each sentence.',
      columns: ['Sentence', 'Type'],
      sort: 'Sort the sentences by their type.',
      match: 'Match each type with its example.',
      hints: HINTS[grade] ?? ['', ''],
    }),
  judge: sentenceTypeJudge,
}
