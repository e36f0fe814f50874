import { moodJudge } from '../check/moods'
import type { Generator } from '../generator'
import { kindFrames } from '../kinds'
import { conditionals, imperatives, indicatives, interrogatives, subjunctives } from '../lexicon/moods'

export const moods: Generator = {
  summary: 'the moods of verbs (grade 8)',
  grades: [8],
  frames: () =>
    kindFrames(
      [
        { name: 'indicative', why: 'The indicative states something as a fact.', examples: indicatives },
        { name: 'imperative', why: 'The imperative tells somebody what to do.', examples: imperatives },
        { name: 'interrogative', why: 'The interrogative asks a question.', examples: interrogatives },
        {
          name: 'conditional',
          why: 'The conditional, with *would*, *could*, or *might*, tells what depends on something else.',
          examples: conditionals,
        },
        {
          name: 'subjunctive',
          why: 'The subjunctive tells of a wish, a demand, or what is contrary to fact.',
          examples: subjunctives,
        },
      ],
      {
        name: 'What is the mood of this sentence?',
        which: (kind) => `Which sentence is in the **${kind}** mood?`,
        all: (kind) => `Choose **all** the sentences in the **${kind}** mood.`,
        table: 'Choose the mood of each sentence.',
        columns: ['Sentence', 'Mood'],
        sort: 'Sort the sentences by their mood.',
        match: 'Match each mood with its example.',
        hints: [
          'Is it a fact, a command, a question, a possibility, or a wish or demand?',
          'Look for *would*, *could*, or *might*, and for *were* or a plain verb where you expect another form.',
        ],
      },
    ),
  judge: moodJudge,
}
