import { clauseTypeJudge } from '../check/clauseTypes'
import type { Generator } from '../generator'
import { kindFrames } from '../kinds'
import { adverbClauses, nounClauses, relativeClauses } from '../lexicon/clauseTypes'

const article = (kind: string): string => (kind.startsWith('a') ? 'an' : 'a')

export const clauseTypes: Generator = {
  summary: 'noun, relative and adverbial clauses (grade 9)',
  grades: [9],
  frames: () =>
    kindFrames(
      [
        {
          name: 'noun clause',
          why: 'A noun clause is a subject or an object: *something* can take its place.',
          examples: nounClauses,
        },
        {
          name: 'relative clause',
          why: 'A relative clause describes the noun before it.',
          tell: (sentence) =>
            `It describes the noun before it: *${sentence.split('*')[0]?.trim().replace(/,$/, '').split(' ').at(-1)}*.`,
          examples: relativeClauses,
        },
        {
          name: 'adverbial clause',
          why: 'An adverbial clause tells when, why, how, or on what condition.',
          examples: adverbClauses,
        },
      ],
      {
        name: 'What kind of clause is in italics?',
        which: (kind) => `In which sentence do the italics show ${article(kind)} **${kind}**?`,
        all: (kind) => `Choose **all** the sentences whose italics show this kind: **${kind}**.`,
        table: 'Choose the kind of each clause in italics.',
        columns: ['Sentence', 'Clause in italics'],
        sort: 'Sort the sentences by the clause in italics.',
        match: 'Match each kind of clause with its example in italics.',
        hints: [
          'Replace the clause with *something*, or leave it out. What happens?',
          'Does it describe the noun right before it?',
        ],
      },
    ),
  judge: clauseTypeJudge,
}
