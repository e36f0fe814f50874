import { rootJudge } from '../check/roots'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { roots as lexicon } from '../lexicon/roots'
import { OF_SENTENCES, type Told } from '../options'
import { type Spot, sentenceFrames } from '../sentences'

interface Entry {
  root: string
  meaning: string
  word: string
  says: string
  sentence: string
  others: string[]
}

const read = (text: string): Entry[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [root = '', meaning = '', word = '', says = '', sentence = '', others = ''] = line.split('|')
      return { root, meaning, word, says, sentence, others: others.split(', ') }
    })

const HINTS: [string, string] = [
  'Look for a root that you know inside each word.',
  'What does that root mean?',
]
const ROOT_HINTS = [
  'Think of a word that you know with this root.',
  'What do all the words with it have in common?',
]

/** How many places further the wrong meanings stand in the list. */
const AWAY = [3, 5, 7, 11]

const toForm = ({ root, meaning, word }: Entry, i: number, all: readonly Entry[]): Form => ({
  asked: root,
  key: { text: meaning, why: `*${root}* means *${meaning}*, as in *${word}*.` },
  wrong: AWAY.flatMap((away) => all[(i + away) % all.length] ?? [])
    .filter((other) => other.meaning !== meaning)
    .map(
      (other): Told => ({
        text: other.meaning,
        why: `*${other.meaning}* is the meaning of *${other.root}*, as in *${other.word}*.`,
      }),
    ),
  hints: ROOT_HINTS,
})

function toSpot({ root, meaning, word, says, sentence, others }: Entry): Spot {
  const [before = '', after = ''] = sentence.split('_')
  return {
    before,
    after: `${after} (${says})`,
    key: { text: word, why: `*${word}* has the root *${root}*, which means *${meaning}*.` },
    wrong: others.map((text) => ({
      text,
      why: `*${text}* does not have the root *${root}*, which means *${meaning}*.`,
    })),
    hints: HINTS,
  }
}

export const roots: Generator = {
  summary: 'Greek and Latin roots (grades 5, 8 and 11)',
  grades: Object.keys(lexicon).map(Number),
  frames: (grade) => {
    const entries = read(lexicon[grade] ?? '')
    return [
      ...formFrames(entries.map(toForm), {
        question: (asked) => `What does the root **${asked}** mean?`,
        pairs: 'Match each root with its meaning.',
        pairHints: ROOT_HINTS,
        table: 'Choose the meaning of each root.',
        columns: ['Root', 'Meaning'],
        tableHints: ROOT_HINTS,
      }),
      ...sentenceFrames(entries.toReversed().map(toSpot), {
        choose: 'Choose the word that has the meaning in parentheses.',
        right: 'Which **bold** word has the meaning in parentheses?',
        rightHints: HINTS,
        find: 'One of the marked words is **wrong**: it does not have the meaning in parentheses. Click it.',
        findHints: HINTS,
        gaps: 'Choose the word with the meaning in parentheses.',
        gapHints: HINTS,
        all: 'Choose **all** the lines whose bold word has the meaning in parentheses.',
        allHints: [HINTS[0], 'There may be one, two, or three.'],
        extremes: OF_SENTENCES,
      }),
    ]
  },
  judge: rootJudge,
}
