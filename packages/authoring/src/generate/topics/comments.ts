import { commentJudge } from '../check/comments'
import { kindGenerator } from '../kindGenerator'
import { comments as kinds } from '../lexicon/comments'

export const commentsGenerator = kindGenerator({
  summary: 'whether a comment retells, names a device, interprets or evaluates (grade 9)',
  kinds,
  example: 'comment',
  examples: 'comments',
  kind: 'activity',
  name: 'A reader comments on a story. What does the reader do here?',
  areVerbs: true,
  table: 'Choose what each comment does.',
  match: 'Match each comment with what it does.',
  hints: [
    'Does the comment tell what happens, how it is made, what it means, or how good it is?',
    'Look for words such as *suggests* or *stands for*, for terms of style, and for praise or blame.',
  ],
  judge: commentJudge,
})
