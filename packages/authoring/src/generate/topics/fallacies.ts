import { fallacyJudge } from '../check/fallacies'
import type { Generator } from '../generator'
import { kindFrames } from '../kinds'
import {
  adHominem,
  bandwagons,
  falseDilemmas,
  hastyGeneralizations,
  postHoc,
  slipperySlopes,
} from '../lexicon/fallacies'

export const fallacies: Generator = {
  summary: 'fallacies of reasoning (grade 12)',
  grades: [12],
  frames: () =>
    kindFrames(
      [
        {
          name: 'ad hominem',
          why: 'An ad hominem attacks the person and says nothing about the argument.',
          examples: adHominem,
        },
        {
          name: 'bandwagon',
          why: 'A bandwagon argument takes something to be true or good because many people do.',
          examples: bandwagons,
        },
        {
          name: 'false dilemma',
          why: 'A false dilemma leaves only two choices where there are more.',
          examples: falseDilemmas,
        },
        {
          name: 'slippery slope',
          why: 'A slippery slope claims, without proof, that one step must lead to a disaster.',
          examples: slipperySlopes,
        },
        {
          name: 'hasty generalization',
          why: 'A hasty generalization judges all by one or a few.',
          examples: hastyGeneralizations,
        },
        {
          name: 'post hoc',
          why: 'Post hoc takes what came first for the cause of what came after.',
          examples: postHoc,
        },
      ],
      {
        name: 'Which fallacy is this?',
        which: (kind) => `Which argument is guilty of this fallacy: **${kind}**?`,
        all: (kind) => `Choose **all** the arguments with this fallacy: **${kind}**.`,
        table: 'Name the fallacy of each argument.',
        columns: ['Argument', 'Fallacy'],
        sort: 'Sort the arguments by their fallacy.',
        match: 'Match each fallacy with its example.',
        hints: [
          'What is the claim, and what is offered as its proof?',
          'Is it about a person, a crowd, two choices, a chain of steps, a few cases, or what came first?',
        ],
      },
    ),
  judge: fallacyJudge,
}
