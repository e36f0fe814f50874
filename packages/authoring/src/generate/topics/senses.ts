import { type Random, shuffle } from '@wordstride/core'
import { senseJudge } from '../check/senses'
import { type Made, variants } from '../frame'
import type { Generator } from '../generator'
import { senses as lexicon } from '../lexicon/senses'
import { asOptions } from '../options'

interface Sense {
  definition: string
  sentences: readonly string[]
}

interface Entry {
  word: string
  senses: readonly Sense[]
}

const read = (text: string): Entry[] =>
  text
    .trim()
    .split(/^# /m)
    .filter((part) => part !== '')
    .map((part) => {
      const [word = '', ...lines] = part.trim().split('\n')
      const own = lines.map((line) => {
        const [definition = '', ...sentences] = line.split('|')
        return { definition, sentences }
      })
      return { word, senses: own }
    })

const HINTS = ['Read the whole sentence. What is it about?', 'Put each definition in the place of the word.']

const whyOf = (word: string, { definition, sentences }: Sense): string =>
  `*${word}* has this sense, *${definition}*, in "${sentences[0]}"`

const entryText = ({ word, senses }: Entry): string =>
  [`**${word}**`, ...senses.map(({ definition }, i) => `${i + 1}. ${definition}`)].join('\n')

/** The sentence of a sense, one or the other. */
const sentenceAt = (sense: Sense | undefined, place: number): string => sense?.sentences[place] ?? ''

const senseOf = ({ word, senses }: Entry, variant: number, random: Random): Made => {
  const sense = senses[variant % senses.length] as Sense
  const told = (own: Sense) => ({ text: own.definition, why: whyOf(word, own) })
  return {
    type: 'selection',
    prompt: `Which sense does *${word}* have in this sentence?\n\n> ${sentenceAt(sense, Math.floor(variant / senses.length))}`,
    hints: HINTS,
    options: asOptions(told(sense), senses.filter((own) => own !== sense).map(told), random),
  }
}

const sentenceWith = ({ word, senses }: Entry, variant: number, random: Random): Made => {
  const sense = senses[variant % senses.length] as Sense
  const place = Math.floor(variant / senses.length)
  const told = (own: Sense) => ({
    text: sentenceAt(own, place),
    why: `Here *${word}* means *${own.definition}*.`,
  })
  return {
    type: 'selection',
    prompt: `In which sentence does *${word}* mean **${sense.definition}**?`,
    hints: HINTS,
    options: asOptions(told(sense), senses.filter((own) => own !== sense).map(told), random),
  }
}

const matched = (entry: Entry, place: number): Made => ({
  type: 'pairing',
  prompt: `Match each sense of **${entry.word}** with its sentence.`,
  hints: HINTS,
  pairs: entry.senses.map((sense) => ({
    left: sense.definition,
    right: sentenceAt(sense, place),
    why: `Here *${entry.word}* means *${sense.definition}*.`,
  })),
})

const sorted = (entry: Entry): Made => ({
  type: 'text_drag_drop',
  prompt: `Put each sentence under the sense that *${entry.word}* has in it.`,
  hints: HINTS,
  buckets: entry.senses.map(({ definition, sentences }) => ({ name: definition, items: sentences })),
  why: Object.fromEntries(
    entry.senses.flatMap(({ definition, sentences }) =>
      sentences.map((sentence) => [sentence, `Here *${entry.word}* means *${definition}*.`]),
    ),
  ),
})

const ROWS = 4

const table = (entry: Entry, variant: number, random: Random): Made => {
  const rows = shuffle(
    entry.senses.flatMap((sense) => sense.sentences.map((sentence) => ({ sense, sentence }))),
    random,
  )
  const chosen = [...rows.slice(variant), ...rows.slice(0, variant)].slice(0, ROWS)
  return {
    type: 'table_with_dropdown',
    prompt: `Choose the sense of the word in each sentence.\n\n${entryText(entry)}`,
    hints: HINTS,
    columns: ['Sentence', 'Sense'],
    rows: chosen.map(({ sense, sentence }) => [
      sentence,
      `{${entry.senses.map((own) => `${own === sense ? '*' : ''}${own.definition}`).join('|')}}`,
    ]),
    why: Object.fromEntries(entry.senses.map((sense) => [sense.definition, whyOf(entry.word, sense)])),
  }
}

export const dictionarySenses: Generator = {
  summary: 'the sense of a dictionary entry that fits a sentence (grade 6)',
  grades: Object.keys(lexicon).map(Number),
  frames: (grade) => {
    const entries = read(lexicon[grade] ?? '')
    return [
      variants(1, entries, 6, senseOf),
      variants(2, entries, 6, sentenceWith),
      variants(3, entries, 2, matched),
      variants(3, entries, 1, sorted),
      variants(4, entries, 3, table),
    ]
  },
  judge: senseJudge,
}
