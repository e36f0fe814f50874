import { dramaJudge } from '../check/drama'
import { kindGenerator } from '../kindGenerator'
import { dramaForms as kinds } from '../lexicon/drama'

export const dramaFormsGenerator = kindGenerator({
  summary: 'stage direction, aside, soliloquy, dialogue (grade 12)',
  kinds,
  example: 'extract',
  examples: 'extracts',
  kind: 'form of drama',
  name: 'Which form of drama is this extract?',
  hasArticle: ['soliloquy', 'aside', 'stage direction'],
  does: 'is an example of',
  doAll: 'are examples of',
  hints: [
    'Who hears these words: nobody on the stage, the audience alone, or another character?',
    'Is it spoken at all? Is the speaker alone?',
  ],
  judge: dramaJudge,
})
