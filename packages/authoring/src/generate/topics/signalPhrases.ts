import { signalPhraseJudge } from '../check/signalPhrases'
import { choiceGenerator } from '../choices'
import { signalPhraseSentences } from '../lexicon/signalPhrases'

const RULES: Record<string, string> = {
  comma:
    'A signal phrase that is not a whole sentence, such as *she writes* or *according to her*, has a comma before the quotation.',
  that: 'A quotation that goes on with the sentence, as after *that* or *as*, has no mark before it and no capital.',
  colon: 'A whole sentence before the quotation ends with a colon.',
}

function fault(text: string, tag: string): string {
  if (text.includes(';')) return 'A semicolon does not introduce a quotation.'
  if (text.includes(':')) return 'The colon cuts the sentence in two.'
  if (text.includes(','))
    return tag === 'colon' ? 'A comma is too weak after a whole sentence.' : 'The comma interrupts.'
  return 'Without a mark the quotation begins abruptly.'
}

export const signalPhrases = choiceGenerator({
  summary: 'introducing a quotation with a comma, a colon or no mark (grade 8)',
  sentences: { 8: signalPhraseSentences },
  reasons: {
    key: ({ tag }) => RULES[tag] ?? '',
    wrong: (text, { tag }) => `${fault(text, tag)} ${RULES[tag]}`,
    hints: () => [
      'Could the words before the quotation stand alone as a sentence?',
      'Does the quotation go on with the sentence, as after *that*?',
    ],
  },
  word: 'punctuation',
  choose: 'Choose the right way to introduce the quotation.',
  hints: [
    'Read only what comes before each quotation.',
    'A whole sentence, a signal phrase, or *that*: each has its own mark.',
  ],
  judge: signalPhraseJudge,
})
