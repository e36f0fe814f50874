import { tenseShiftJudge } from '../check/tenseShifts'
import { choiceGenerator } from '../choices'
import { tenseShifts as sentences } from '../lexicon/tenseShifts'

const TOLD: Record<string, string> = {
  past: 'The sentence tells what happened, so all its verbs are in the past.',
  present:
    'The sentence tells what happens again and again or is always true, so all its verbs are in the present.',
  future: 'The sentence tells what is still to come, so this verb must point to the future, too.',
}

export const verbTenseShifts = choiceGenerator({
  summary: 'verbs that keep to the time of their sentence (grade 5)',
  sentences: { 5: sentences },
  reasons: {
    key: ({ tag }) => TOLD[tag] ?? '',
    wrong: (text, { tag }) => `With *${text}* the time changes without a reason. ${TOLD[tag]}`,
    hints: () => [
      'Find the other verb. Does it tell of the past, of the future, or of what is always true?',
      'Words such as *yesterday*, *every*, and *next* help, too.',
    ],
  },
  word: 'tense',
  choose: 'Choose the verb that keeps to the time of the sentence.',
  hints: [
    'When does it all happen? Look at the other verbs of the sentence.',
    'Nobody travels in time in the middle of a sentence.',
  ],
  judge: tenseShiftJudge,
})
