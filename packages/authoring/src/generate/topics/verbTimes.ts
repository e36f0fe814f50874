import { verbTimeJudge } from '../check/verbTimes'
import { choiceGenerator } from '../choices'
import { verbTimes as sentences } from '../lexicon/verbTimes'
import { OF_PHRASES } from '../options'

const TELLS: Record<string, string> = {
  past: 'It is over. The verb is in the past.',
  now: 'It goes on now. We say *am*, *is* or *are* and a verb with *-ing*.',
  future: 'It comes later. We say *will* before the verb.',
}

const HINTS: [string, string] = [
  'Look at the first words. When is it?',
  'Is it over, is it now, or does it come later?',
]

export const verbTimes = choiceGenerator({
  summary: 'verbs for yesterday, now and tomorrow (grade 1)',
  sentences: { 1: sentences },
  reasons: {
    key: ({ tag }) => TELLS[tag] ?? '',
    wrong: (text, { tag }) => `**${text}** does not go with the time. ${TELLS[tag]}`,
    hints: () => HINTS,
  },
  word: 'verb',
  choose: 'Which verb goes with the time?',
  hints: HINTS,
  texts: {
    right: 'Which sentence is right? Look at the **bold** verb.',
    find: 'One marked verb is **wrong**. Click it.',
    gaps: 'Which verb goes with the time in each sentence?',
    all: 'Choose **all** the sentences that are right. Look at the **bold** verbs.',
  },
  extremes: OF_PHRASES,
  judge: verbTimeJudge,
})
