import { homophoneJudge } from '../check/homophones'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { homophoneSentences, homophoneSets, meanings } from '../lexicon/homophones'
import { capital, type Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'

/** Slips of spelling where a word has only one that sounds like it. */
const SLIPS: Record<string, string> = {
  your: "your'e",
  "you're": "your'e",
  its: "its'",
  "it's": "its'",
  hear: 'heer',
  here: 'heer',
  see: 'cea',
  sea: 'cea',
  no: 'kno',
  know: 'kno',
  right: 'ryte',
  write: 'ryte',
  son: 'sonn',
  sun: 'sonn',
  ate: 'eigt',
  eight: 'eigt',
  blew: 'bloo',
  blue: 'bloo',
  one: 'wun',
  won: 'wun',
  meat: 'meit',
  meet: 'meit',
  flour: 'flouer',
  flower: 'flouer',
  pair: 'pere',
  pear: 'pere',
  tail: 'tayl',
  tale: 'tayl',
  week: 'weke',
  weak: 'weke',
  knight: 'nite',
  night: 'nite',
  whole: 'hoal',
  hole: 'hoal',
  wait: 'wate',
  weight: 'wate',
  piece: 'peece',
  peace: 'peece',
  brake: 'braik',
  break: 'braik',
  hair: 'haire',
  hare: 'haire',
  steal: 'steale',
  steel: 'steale',
  threw: 'thrue',
  through: 'thrue',
  wear: 'whear',
  where: 'whear',
  waste: 'wayst',
  waist: 'wayst',
  wood: 'wud',
  would: 'wud',
  creak: 'creke',
  creek: 'creke',
  plain: 'playn',
  plane: 'playn',
  fair: 'fayr',
  fare: 'fayr',
  bored: 'bord',
  board: 'bord',
  road: 'roade',
  rode: 'roade',
  mail: 'mayl',
  male: 'mayl',
}

const setOf = (word: string): string[] => {
  const found = Object.values(homophoneSets)
    .flatMap((sets) => sets.split('|'))
    .map((set) => set.split(' '))
    .find((set) => set.includes(word))
  if (!found) throw new Error(`"${word}" stands in no set of homophones.`)
  return found
}

function partsOf(word: string): { key: Told; wrong: Told[]; hints: string[] } {
  const others = setOf(word).filter((other) => other !== word)
  const slip = SLIPS[word]
  const meansIt = `**${capital(word)}** means: ${meanings[word]}.`
  return {
    key: { text: word, why: meansIt },
    wrong: [
      ...others.map((text) => ({ text, why: `**${capital(text)}** means: ${meanings[text]}.` })),
      ...(slip === undefined
        ? []
        : [{ text: slip, why: `*${slip}* is not a word. The right word is **${word}**.` }]),
    ],
    hints: ['The words sound the same. What does each one mean?', 'Think of how you have seen it written.'],
  }
}

function toSpot({ before, marked, after }: MarkedSentence): Spot {
  const { key, wrong, hints } = partsOf(marked.toLowerCase())
  const cased = (told: Told): Told => (before === '' ? { ...told, text: capital(told.text) } : told)
  return { before, after, key: cased(key), wrong: wrong.map(cased), hints }
}

export const homophones: Generator = {
  summary: 'words that sound the same: their, there, to, two (grade 3); week, weak, whole, hole (grade 4)',
  grades: [3, 4],
  frames: (grade) => {
    const forms = (homophoneSets[grade] ?? '')
      .split('|')
      .flatMap((set) => set.split(' '))
      .map((word): Form => ({ asked: meanings[word] ?? '', ...partsOf(word) }))
    return [
      ...formFrames(forms, {
        question: (asked) => `Which word means **${asked.replaceAll('*', '')}**?`,
        pairs: 'Match each meaning with its word.',
        pairHints: ['Begin with the words that you know best.', 'Think of how each word is written.'],
        table: 'Choose the word for each meaning.',
        columns: ['Meaning', 'Word'],
        tableHints: ['The words sound the same.', 'Think of how each word is written.'],
      }),
      ...sentenceFrames(readSentences(homophoneSentences[grade] ?? '').map(toSpot), {
        choose: 'Choose the word that fits.',
        right: 'Which sentence is right? Compare the **bold** words.',
        rightHints: ['They sound the same. What does each one mean?', 'Only one fits this sentence.'],
        find: 'One of the marked words is **wrong**. Click it.',
        findHints: ['What does each marked word mean?', 'One of them only sounds right.'],
        gaps: 'Choose the right word for each sentence.',
        gapHints: ['What does each word mean?', 'Read the whole sentence with it.'],
        all: 'Choose **all** the sentences whose bold word is right.',
        allHints: ['What does each bold word mean?', 'There may be one, two, or three.'],
      }),
    ]
  },
  judge: homophoneJudge,
}
