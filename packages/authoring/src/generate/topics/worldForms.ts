import { worldFormJudge } from '../check/worldForms'
import { kindGenerator } from '../kindGenerator'
import { worldForms as kinds } from '../lexicon/worldForms'

export const worldFormsGenerator = kindGenerator({
  summary: 'haiku, ghazal, proverb, riddle, fable, invocation (grade 9)',
  kinds,
  example: 'text',
  examples: 'texts',
  kind: 'form',
  name: 'Which form of world literature is this? (A slash ends a line.)',
  does: 'is an example of this form:',
  doAll: 'are examples of this form:',
  hints: [
    'Count the lines first. Then look at how the text ends and whom it speaks to.',
    'Three lines of nature, a refrain, advice in one sentence, a question, beasts with a lesson, or a prayer for song?',
  ],
  judge: worldFormJudge,
})
