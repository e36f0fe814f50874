import { researchQuestionsJudge } from '../check/researchQuestions'
import { kindGenerator } from '../kindGenerator'
import { researchQuestionsKinds as kinds } from '../lexicon/researchQuestions'

export const researchQuestions = kindGenerator({
  summary: 'research questions: focused, too broad, closed, loaded (grade 11)',
  kinds,
  example: 'question',
  examples: 'questions',
  kind: 'judgment',
  name: 'What is true of this question, as the question of a research paper?',
  does: 'deserves this judgment:',
  doAll: 'deserve this judgment:',
  hints: [
    'Could one paper answer it? Would one look-up do? Does it take a side already?',
    'Watch for *everything* and *always*, for yes and no, and for insulting adjectives.',
  ],
  judge: researchQuestionsJudge,
})
