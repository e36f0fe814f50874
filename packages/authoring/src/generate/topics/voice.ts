import { voiceJudge } from '../check/voice'
import type { Generator } from '../generator'
import { kindFrames } from '../kinds'
import { activeSentences, passiveWithDoer, passiveWithoutDoer } from '../lexicon/voice'

export const voice: Generator = {
  summary: 'active and passive voice (grade 8)',
  grades: [8],
  frames: () =>
    kindFrames(
      [
        {
          name: 'active',
          why: 'In the active voice the subject does the action.',
          examples: activeSentences,
        },
        {
          name: 'passive, with the doer',
          why: 'In the passive with the doer, the subject receives the action, and *by* tells who or what does it.',
          examples: passiveWithDoer,
        },
        {
          name: 'passive, without the doer',
          why: 'In the passive without the doer, the subject receives the action, and nobody says who does it.',
          examples: passiveWithoutDoer,
        },
      ],
      {
        name: 'Which voice is this sentence in?',
        which: (kind) => `Which sentence is **${kind}**?`,
        all: (kind) => `Choose **all** the sentences of this kind: **${kind}**.`,
        table: 'Choose the voice of each sentence.',
        columns: ['Sentence', 'Voice'],
        sort: 'Sort the sentences by their voice.',
        match: 'Match each voice with its example.',
        hints: [
          'Does the subject do the action, or receive it?',
          'A form of *be* with a past participle makes the passive. Does *by* name a doer, or only a time or place?',
        ],
      },
    ),
  judge: voiceJudge,
}
