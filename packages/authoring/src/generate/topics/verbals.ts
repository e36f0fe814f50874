import { verbalJudge } from '../check/verbals'
import type { Generator } from '../generator'
import { kindFrames } from '../kinds'
import { gerunds, infinitives, participles } from '../lexicon/verbals'

const article = (kind: string): string => (kind.startsWith('i') ? 'an' : 'a')

export const verbals: Generator = {
  summary: 'gerunds, participles and infinitives (grade 8)',
  grades: [8],
  frames: () =>
    kindFrames(
      [
        {
          name: 'gerund',
          why: 'A gerund ends in *-ing* and does the work of a noun: it names an activity.',
          examples: gerunds,
        },
        {
          name: 'participle',
          why: 'A participle describes a noun, as an adjective does.',
          examples: participles,
        },
        { name: 'infinitive', why: 'An infinitive is *to* with the plain verb.', examples: infinitives },
      ],
      {
        name: 'What is the word, or are the words, in italics?',
        which: (kind) => `In which sentence do the italics show ${article(kind)} **${kind}**?`,
        all: (kind) => `Choose **all** the sentences whose italics show ${article(kind)} **${kind}**.`,
        table: 'Name the verbal in italics.',
        columns: ['Sentence', 'Verbal'],
        sort: 'Sort the sentences by the verbal in italics.',
        match: 'Match each verbal with the sentence that shows it in italics.',
        hints: ['Does it name an activity, or describe a noun?', 'Is *to* a part of it?'],
      },
    ),
  judge: verbalJudge,
}
