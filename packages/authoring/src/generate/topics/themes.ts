import { themeJudge } from '../check/themes'
import { kindGenerator } from '../kindGenerator'
import { themes as kinds } from '../lexicon/themes'

export const themes = kindGenerator({
  summary: 'the theme that a small story shows (grade 6)',
  kinds,
  example: 'story',
  examples: 'stories',
  kind: 'theme',
  name: 'Which theme does this story show?',
  does: 'shows this theme:',
  doAll: 'show this theme:',
  hints: [
    'What does somebody do, and how does it turn out?',
    'What could you learn from it that is true for other people, too?',
  ],
  judge: themeJudge,
})
