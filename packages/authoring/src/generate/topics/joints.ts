import { jointJudge } from '../check/joints'
import { type Choice, choiceGenerator } from '../choices'
import { jointSentences } from '../lexicon/joints'

const RULES: Record<string, string> = {
  and: 'Two complete sentences are joined by a comma and then *and*, *but*, *or*, *so*, or *yet*.',
  clauses: 'Two complete sentences without a joining word need a semicolon between them.',
  adverb: 'Between two complete sentences, such a word has a semicolon before it and a comma after it.',
  list: 'A colon follows a complete sentence and introduces what it has announced.',
  none: 'No mark separates a verb or a preposition from the list that completes it.',
}

function fault(text: string, { tag }: Choice): string {
  const isJoined = /\b(?:and|but|or|so|yet),?$/.test(text)
  if (tag === 'and') {
    if (!isJoined)
      return text.endsWith(',')
        ? 'A comma alone makes a comma splice.'
        : 'Without a mark or a joining word it is a run-on.'
    if (!text.endsWith(',')) return 'The comma before the joining word is missing.'
    return text.includes(', ')
      ? 'No comma follows the joining word.'
      : 'The comma goes before the joining word, not after it.'
  }
  if (tag === 'none') return text.includes(':') ? 'The colon interrupts.' : 'The semicolon interrupts.'
  if (text.includes(';'))
    return tag === 'list'
      ? 'A semicolon needs a complete sentence after it.'
      : 'The comma after it is missing.'
  return text.includes(', ')
    ? tag === 'list'
      ? 'A comma announces nothing.'
      : 'A comma is too weak and makes a comma splice.'
    : 'Without a mark the parts run together.'
}

export const joints = choiceGenerator({
  summary: 'joining sentences: comma and conjunction (grade 5), semicolons and colons (grades 9 and 12)',
  sentences: jointSentences,
  reasons: {
    key: ({ tag }) => RULES[tag] ?? '',
    wrong: (text, choice) => `${fault(text, choice)} ${RULES[choice.tag] ?? ''}`,
    hints: ({ tag }) =>
      tag === 'and'
        ? ['Could each part stand alone?', 'Where is the pause when you read it aloud?']
        : [
            'Could the words before the mark stand alone? And those after it?',
            'Is something announced, or added?',
          ],
  },
  word: 'punctuation',
  choose: 'Choose the right punctuation.',
  hints: ['Which parts could stand alone as sentences?', 'Compare the punctuation alone.'],
  judge: jointJudge,
})
