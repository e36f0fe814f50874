import { schemeJudge } from '../check/schemes'
import type { Generator } from '../generator'
import { kindFrames } from '../kinds'
import { anadiploses, anaphoras, antimetaboles, epistrophes, polysyndetons } from '../lexicon/schemes'

export const schemes: Generator = {
  summary: 'schemes of repetition: anaphora, epistrophe, anadiplosis, antimetabole, polysyndeton (grade 11)',
  grades: [11],
  frames: () =>
    kindFrames(
      [
        { name: 'anaphora', why: 'Anaphora begins several parts with the same words.', examples: anaphoras },
        {
          name: 'epistrophe',
          why: 'Epistrophe ends several parts with the same word.',
          examples: epistrophes,
        },
        {
          name: 'anadiplosis',
          why: 'Anadiplosis begins each part with the word that ended the part before.',
          examples: anadiploses,
        },
        {
          name: 'antimetabole',
          why: 'Antimetabole repeats two words in the opposite order, as in A B, B A.',
          examples: antimetaboles,
        },
        {
          name: 'polysyndeton',
          why: 'Polysyndeton repeats the joining word between all the parts.',
          examples: polysyndetons,
        },
      ],
      {
        name: 'Which scheme of repetition is this?',
        which: (kind) => `Which example shows **${kind}**?`,
        all: (kind) => `Choose **all** the examples of **${kind}**.`,
        table: 'Name the scheme of each example.',
        columns: ['Example', 'Scheme'],
        sort: 'Sort the examples by their scheme.',
        match: 'Match each scheme with its example.',
        hints: [
          'Which words come back? Mark every place.',
          'Are they at the beginnings, at the ends, at the joints, or crosswise?',
        ],
      },
    ),
  judge: schemeJudge,
}
