import { americanIdeaJudge } from '../check/americanIdeas'
import { kindGenerator } from '../kindGenerator'
import { americanIdeas as kinds } from '../lexicon/americanIdeas'

export const americanIdeasGenerator = kindGenerator({
  summary: 'Puritan, Enlightenment, Transcendentalist and Naturalist ideas (grade 11)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'view of the world',
  name: 'Which view of the world does this sentence express?',
  does: 'expresses this view:',
  doAll: 'express this view:',
  hints: [
    'On what does the writer rely: on God, on reason, on the soul, or on nothing, because forces rule us?',
    'What is nature here: a sign, a thing to study, a friend of the soul, or a power that does not care?',
  ],
  judge: americanIdeaJudge,
})
