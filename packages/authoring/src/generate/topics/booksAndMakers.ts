import { bookJudge } from '../check/booksAndMakers'
import { kindGenerator } from '../kindGenerator'
import { booksAndMakers as kinds } from '../lexicon/booksAndMakers'

export const booksAndMakers = kindGenerator({
  summary: 'author, illustrator, front cover, back cover, title page (kindergarten)',
  kinds: { 0: kinds },
  example: 'riddle',
  examples: 'riddles',
  kind: 'answer',
  name: 'Who or what says this?',
  does: 'is about',
  doAll: 'are about',
  hints: [
    'Is it somebody who makes a book, or a part of the book?',
    'Does it write or draw? Is it in front, at the back or inside?',
  ],
  judge: bookJudge,
})
