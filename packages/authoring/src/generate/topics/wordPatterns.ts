import { patternJudge } from '../check/wordPatterns'
import { choiceGenerator } from '../choices'
import { patternSentences } from '../lexicon/wordPatterns'

const NEEDS: Record<string, string> = {
  noun: 'A noun is needed here: it names a thing, a quality, or an action.',
  verb: 'A verb is needed here, after *to* or a helper such as *will*.',
  adjective: 'An adjective is needed here: it describes a noun.',
  adverb: 'An adverb is needed here: it tells how something is done, or how much.',
}

export const wordPatterns = choiceGenerator({
  summary: 'noun, verb, adjective or adverb of a word family (grade 9)',
  sentences: patternSentences,
  reasons: {
    key: ({ tag }) => NEEDS[tag] ?? '',
    wrong: (text, { key, tag }) =>
      `*${text}* is another part of speech. ${NEEDS[tag] ?? ''} The form is *${key}*.`,
    hints: () => [
      'Which part of speech does the place need?',
      'Look at the word before it and the word after it.',
    ],
  },
  word: 'form',
  choose: 'Choose the form of the word that fits its place.',
  hints: ['Does the place need a noun, a verb, an adjective, or an adverb?', 'Look at the endings.'],
  judge: patternJudge,
})
