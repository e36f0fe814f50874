import { wordyJudge } from '../check/wordy'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { wordyPhrases } from '../lexicon/wordy'
import type { Told } from '../options'
import { type Spot, sentenceFrames } from '../sentences'

const HINTS: [string, string] = [
  'What does the wordy phrase mean, in as few words as you can?',
  'Read the sentence with your choice. Is the meaning the same?',
]

function entryOf(line: string): { form: Form; spot: Spot } {
  const [phrase = '', word = '', others = '', sentence = ''] = line.split('|')
  const [before = '', after = ''] = sentence.split('_')
  const parts = {
    key: { text: word, why: `*${phrase}* says no more than *${word}*.` },
    wrong: others.split(', ').map(
      (text): Told => ({
        text,
        why: `*${text}* is short, but it changes the meaning: *${phrase}* means *${word}*.`,
      }),
    ),
    hints: HINTS,
  }
  return {
    form: { asked: phrase, ...parts },
    spot: { before, after: `${after} (${phrase})`, ...parts },
  }
}

export const wordyPhrasing: Generator = {
  summary: 'one word for a wordy phrase (grade 6), a strong verb for a noun and a weak verb (grade 12)',
  grades: Object.keys(wordyPhrases).map(Number),
  frames: (grade) => {
    const entries = (wordyPhrases[grade] ?? '').trim().split('\n').map(entryOf)
    return [
      ...formFrames(
        entries.map(({ form }) => form),
        {
          question: (asked) => `Which choice says the same as **${asked}**?`,
          pairs: 'Match each wordy phrase with the concise choice.',
          pairHints: ['Begin with the phrases that you know best.', HINTS[0]],
          table: 'Make each phrase concise.',
          columns: ['Wordy', 'Concise'],
          tableHints: HINTS,
        },
      ),
      ...sentenceFrames(
        entries.toReversed().map(({ spot }) => spot),
        {
          choose: 'Choose the concise wording for the phrase in parentheses.',
          right: 'Which **bold** wording says the same as the phrase in parentheses?',
          rightHints: HINTS,
          find: 'One marked wording is **wrong**: it does not mean the phrase in parentheses. Click it.',
          findHints: HINTS,
          gaps: 'Choose the concise wording for each phrase in parentheses.',
          gapHints: HINTS,
          all: 'Choose **all** the lines whose bold wording means the phrase in parentheses.',
          allHints: [HINTS[0], 'There may be one, two, or three.'],
        },
      ),
    ]
  },
  judge: wordyJudge,
}
