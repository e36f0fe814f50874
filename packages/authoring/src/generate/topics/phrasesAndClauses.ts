import { clauseJudge } from '../check/phrasesAndClauses'
import type { Generator } from '../generator'
import { kindFrames } from '../kinds'
import { dependentClauses, independentClauses, phrases } from '../lexicon/phrasesAndClauses'

const joiningWord = (words: string): string => words.match(/^(?:as soon as|\w+)/)?.[0] ?? ''

export const phrasesAndClauses: Generator = {
  summary: 'phrases, dependent and independent clauses (grade 7)',
  grades: [7],
  frames: () =>
    kindFrames(
      [
        {
          name: 'phrase',
          why: 'A phrase has no subject with a verb of its own.',
          examples: phrases,
        },
        {
          name: 'independent clause',
          why: 'An independent clause has a subject and a verb and could be a sentence.',
          examples: independentClauses,
        },
        {
          name: 'dependent clause',
          why: 'A dependent clause has a subject and a verb, but its first word keeps it from standing alone.',
          tell: (words) =>
            `It has a subject and a verb, but *${joiningWord(words)}* keeps it from standing alone.`,
          examples: dependentClauses,
        },
      ],
      {
        name: 'What is this group of words?',
        which: (kind) => `Which group of words is ${kind.startsWith('i') ? 'an' : 'a'} **${kind}**?`,
        all: (kind) => `Choose **all** the groups of words of this kind: **${kind}**.`,
        table: 'Choose what each group of words is.',
        columns: ['Words', 'Kind'],
        sort: 'Sort the groups of words.',
        match: 'Match each kind with its example.',
        hints: [
          'Look for a subject that does something, with its verb.',
          'If there is one: does it sound like a whole sentence?',
        ],
      },
    ),
  judge: clauseJudge,
}
