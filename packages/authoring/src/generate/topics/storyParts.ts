import { storyPartJudge } from '../check/storyParts'
import { kindGenerator } from '../kindGenerator'
import { storyParts as kinds } from '../lexicon/storyParts'

export const storyParts = kindGenerator({
  summary: 'character, setting, problem, solution (grade 4)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'story part',
  name: 'Which part of a story does this sentence tell about?',
  does: 'tells about a',
  doAll: 'tell about a',
  hints: [
    'Does it tell who, where and when, what goes wrong, or how it ends well?',
    'Ask: is there trouble? Is the trouble over?',
  ],
  judge: storyPartJudge,
})
