import { confusedJudge } from '../check/confused'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { confusedWords, otherMeanings } from '../lexicon/confused'
import type { Told } from '../options'
import { type Spot, sentenceFrames } from '../sentences'

interface Entry {
  word: string
  meaning: string
  sentence: string
  others: string[]
}

const read = (text: string): Entry[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = '', sentence = '', others = ''] = line.split('|')
      return { word, meaning, sentence, others: others.split(', ') }
    })

const HINTS: [string, string] = [
  'What does each of the words mean?',
  'Look at the letters in which they differ.',
]

const offeredOnly = new Map(
  otherMeanings
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [word = '', meaning = ''] = line.split('|')
      return [word, meaning]
    }),
)

function meaningOf(word: string, asked: ReadonlyMap<string, string>): string {
  const meaning = asked.get(word) ?? offeredOnly.get(word)
  if (meaning === undefined) throw new Error(`"${word}" is offered as a wrong word and has no meaning.`)
  return meaning
}

const partsOf = ({ word, meaning, others }: Entry, meanings: ReadonlyMap<string, string>) => ({
  key: { text: word, why: `*${word}*: ${meaning}.` },
  wrong: others.map(
    (text): Told => ({
      text,
      why: `*${text}*: ${meaningOf(text, meanings)}. The meaning here is *${meaning}*.`,
    }),
  ),
  hints: HINTS,
})

export const confusedPairs: Generator = {
  summary:
    'words that are often confused: weather, whether (grade 7); affect, effect (grade 10); imply, infer (grade 12)',
  grades: Object.keys(confusedWords).map(Number),
  frames: (grade) => {
    const entries = read(confusedWords[grade] ?? '')
    const meanings = new Map(entries.map(({ word, meaning }) => [word, meaning]))
    const forms = entries.map((entry): Form => ({ asked: entry.meaning, ...partsOf(entry, meanings) }))
    const spots = entries.toReversed().map((entry): Spot => {
      const [before = '', after = ''] = entry.sentence.split('_')
      return { before, after, ...partsOf(entry, meanings) }
    })
    return [
      ...formFrames(forms, {
        question: (asked) => `Which word means **${asked}**?`,
        pairs: 'Match each meaning with its word.',
        pairHints: HINTS,
        table: 'Choose the word for each meaning.',
        columns: ['Meaning', 'Word'],
        tableHints: HINTS,
      }),
      ...sentenceFrames(spots, {
        choose: 'Choose the word that fits the meaning of the sentence.',
        right: 'Which sentence is right? Compare the **bold** words.',
        rightHints: HINTS,
        find: 'One marked word is the **wrong** one for its sentence. Click it.',
        findHints: HINTS,
        gaps: 'Choose the right word for each sentence.',
        gapHints: HINTS,
        all: 'Choose **all** the sentences whose bold word is right.',
        allHints: [HINTS[0], 'There may be one, two, or three.'],
      }),
    ]
  },
  judge: confusedJudge,
}
