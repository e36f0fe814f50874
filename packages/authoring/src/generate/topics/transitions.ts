import { transitionJudge } from '../check/transitions'
import { choiceGenerator } from '../choices'
import { transitionSentences } from '../lexicon/transitions'

const RELATIONS: Record<string, string> = {
  result: 'what came of it',
  contrast: 'something that one would not expect, or that differs',
  example: 'one case of many',
  time: 'what happens next or at the same time',
  emphasis: 'the same thing, said more strongly or exactly',
}

const SAYS: Record<string, string> = {
  Therefore: 'result',
  Thus: 'result',
  Consequently: 'result',
  'As a result': 'result',
  However: 'contrast',
  Nevertheless: 'contrast',
  Instead: 'contrast',
  Yet: 'contrast',
  'In contrast': 'contrast',
  'For example': 'example',
  'For instance': 'example',
  Meanwhile: 'time',
  Afterward: 'time',
  Next: 'time',
  Then: 'time',
  'In fact': 'emphasis',
  Indeed: 'emphasis',
}

const whyWrong = (text: string, tag: string): string => {
  const relation = SAYS[text.replace(',', '')]
  return relation === undefined
    ? `*${text.replace(',', '')}* says that two things are alike, but what follows here is ${RELATIONS[tag]}.`
    : `*${text.replace(',', '')}* announces ${RELATIONS[relation]}, but what follows here is ${RELATIONS[tag]}.`
}

export const transitions = choiceGenerator({
  summary: 'transitions by their relation: result, contrast, example, time, emphasis (grade 7)',
  sentences: { 7: transitionSentences },
  reasons: {
    key: ({ key, tag }) => `*${key.replace(',', '')}* announces ${RELATIONS[tag]}.`,
    wrong: (text, { tag }) => whyWrong(text, tag),
    hints: () => [
      'How is the second sentence related to the first?',
      'Is it a result, a contrast, an example, a next step, or the same said more strongly?',
    ],
  },
  word: 'transition',
  choose: 'Choose the transition that fits.',
  hints: [
    'Ask of each pair of sentences how the second follows from the first.',
    'Try *so*, *but*, *such as*, *then*, and *really* in its place.',
  ],
  judge: transitionJudge,
})
