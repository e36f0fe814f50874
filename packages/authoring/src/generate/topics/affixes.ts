import { affixJudge } from '../check/affixes'
import { type Form, formFrames } from '../forms'
import type { Generator } from '../generator'
import { prefixWords, suffixWords } from '../lexicon/affixes'
import type { Told } from '../options'
import { type Spot, sentenceFrames } from '../sentences'

interface Affixed {
  kind: string
  stem: string
  word: string
  sentence: string
}

const read = (text: string): Affixed[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', stem = '', word = '', sentence = ''] = line.split('|')
      return { kind: kind.trim(), stem, word, sentence }
    })

const MEANINGS: Record<string, (stem: string) => string> = {
  not: (stem) => `not ${stem}`,
  again: (stem) => `${stem} again`,
  opposite: (stem) => `do the opposite of ${stem}`,
  'full of': (stem) => `full of ${stem}`,
  without: (stem) => `without ${stem}`,
  'a person who': (stem) => `a person who can ${stem}`,
  'in this way:': (stem) => `in ${/^[aeiou]/.test(stem) ? 'an' : 'a'} ${stem} way`,
  being: (stem) => `being ${stem}`,
}

const meaningOf = ({ kind, stem }: Affixed): string => MEANINGS[kind]?.(stem) ?? ''

const PREFIXES: Record<string, { part: string; means: string }> = {
  not: { part: 'un', means: 'not' },
  again: { part: 're', means: 'again' },
  opposite: { part: 'un', means: 'the opposite' },
}

function prefixed(entry: Affixed): { key: Told; wrong: Told[] } {
  const { stem, word, kind } = entry
  const { part = '', means = '' } = PREFIXES[kind] ?? {}
  const why = `*${part}-* means *${means}*: **${word}** means *${meaningOf(entry)}*.`
  const other = part === 'un' ? 're' : 'un'
  return {
    key: { text: word, why },
    wrong: [
      { text: `${other}${stem}`, why: `*${other}-* means *${other === 're' ? 'again' : 'not'}*. ${why}` },
      { text: `${stem}${part}`, why: `A prefix stands before the word. ${why}` },
      { text: `${part}-${stem}`, why: `It is one word without a hyphen: **${word}**.` },
      { text: `mis${stem}`, why: `*mis-* means *wrongly*. ${why}` },
      { text: `non${stem}`, why: `*non-* does not go with **${stem}**. ${why}` },
      { text: stem, why: `The prefix is missing. ${why}` },
    ],
  }
}

const SUFFIXES: Record<string, string> = {
  'full of': 'ful',
  without: 'less',
  'a person who': 'er',
  'in this way:': 'ly',
  being: 'ness',
}

const DIFFERENT: Record<string, string> = { ful: 'less', less: 'ful', er: 'ness', ly: 'ness', ness: 'ly' }

const TELLS: Record<string, string> = {
  ful: 'full of',
  less: 'without',
  er: 'a person who does it',
  ly: 'in which way',
  ness: 'being so',
}

const changeY = (stem: string, suffix: string): string =>
  stem.endsWith('y') && stem.length > 3 ? `${stem.slice(0, -1)}i${suffix}` : `${stem}${suffix}`

/** Slips of spelling where stem and suffix meet. */
function spellingSlips({ stem, word }: Affixed, suffix: string): string[] {
  const doubled = `${stem}${stem.at(-1)}${suffix}`
  const slips =
    suffix === 'ful'
      ? [`${stem}full`]
      : suffix === 'less'
        ? [`${stem}les`]
        : suffix === 'ness'
          ? [`${stem}nes`, `${stem}ness`]
          : suffix === 'ly'
            ? [`${stem}ly`, `${stem}ley`]
            : [`${stem}er`, doubled, `${stem}or`]
  return slips.filter((slip) => slip !== word)
}

/** What is wrong where stem and suffix meet. */
function tellSlip(text: string, { stem }: Affixed, suffix: string): string {
  if (text !== `${stem}${suffix}`) {
    const ending = text.slice(stem.length)
    return ending.startsWith(stem.at(-1) as string) && ending.endsWith(suffix)
      ? `*${text}* doubles the *${stem.at(-1)}*, which stays alone.`
      : `*-${ending}* is not how the suffix is written here.`
  }
  const last = stem.at(-1) as string
  if (last === 'y') return `*${text}* keeps the *y*, which changes to *i*.`
  return last === 'e' ? `*${text}* keeps the *e*.` : `*${text}* has only one *${last}*.`
}

function suffixed(entry: Affixed): { key: Told; wrong: Told[] } {
  const { stem, word, kind } = entry
  const suffix = SUFFIXES[kind] ?? ''
  const why = `*-${suffix}* tells *${TELLS[suffix]}*: **${word}** means *${meaningOf(entry)}*.`
  const other = DIFFERENT[suffix] ?? ''
  return {
    key: { text: word, why },
    wrong: [
      { text: changeY(stem, other), why: `*-${other}* tells *${TELLS[other]}*. ${why}` },
      ...spellingSlips(entry, suffix).map((text) => ({
        text,
        why: `${tellSlip(text, entry, suffix)} The word is **${word}**.`,
      })),
      { text: stem, why: `The suffix is missing. ${why}` },
    ],
  }
}

const affixes = (
  grade: number,
  words: string,
  name: 'prefix' | 'suffix',
  partsOf: (entry: Affixed) => { key: Told; wrong: Told[] },
): Generator => {
  const entries = read(words)
  const hints = [
    `Which ${name} has this meaning?`,
    name === 'prefix'
      ? 'A prefix stands before the word.'
      : 'A suffix stands after the word. Check the spelling, too.',
  ]
  const toForm = (entry: Affixed): Form => ({ asked: meaningOf(entry), ...partsOf(entry), hints })
  const toSpot = (entry: Affixed): Spot => {
    const [before = '', after = ''] = entry.sentence.split('_')
    const { key, wrong } = partsOf(entry)
    return { before, after: `${after} (${meaningOf(entry)})`, key, wrong, hints }
  }
  return {
    summary:
      name === 'prefix'
        ? 'words with un- and re- (grade 3)'
        : 'words with -ful, -less, -er, -ly, -ness (grade 4)',
    grades: [grade],
    frames: () => [
      ...formFrames(entries.map(toForm), {
        question: (asked) => `Which word means **${asked}**?`,
        pairs: `Match each meaning with its word.`,
        pairHints: [`Look at the ${name} of each word.`, 'Find the short word inside.'],
        table: `Choose the word for each meaning.`,
        columns: ['meaning', 'word'],
        tableHints: hints,
      }),
      ...sentenceFrames(entries.toReversed().map(toSpot), {
        choose: 'Choose the word with the meaning in parentheses.',
        right: 'Which **bold** word has the meaning in parentheses?',
        rightHints: hints,
        find: 'One of the marked words is **wrong**. Click it.',
        findHints: ['The meanings stand in parentheses.', `Check the ${name} of each word.`],
        gaps: 'Choose the word with the meaning in parentheses.',
        gapHints: hints,
        all: 'Choose **all** the lines whose bold word has the meaning in parentheses.',
        allHints: [`Check the ${name} of each word.`, 'There may be one, two or three.'],
      }),
    ],
    judge: affixJudge,
  }
}

export const prefixes = affixes(3, prefixWords, 'prefix', prefixed)
export const suffixes = affixes(4, suffixWords, 'suffix', suffixed)
