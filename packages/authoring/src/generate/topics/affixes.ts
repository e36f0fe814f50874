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
  'a person who': (stem) => `a person who ${stem}${stem.endsWith('ch') ? 'es' : 's'}`,
  'in this way:': (stem) => `in ${/^[aeiou]/.test(stem) ? 'an' : 'a'} ${stem} way`,
  being: (stem) => `being ${stem}`,
}

const meaningOf = ({ kind, stem }: Affixed): string => MEANINGS[kind]?.(stem) ?? ''

const PREFIXES: Record<string, { part: string; means: string }> = {
  not: { part: 'un', means: 'not' },
  again: { part: 're', means: 'again' },
  opposite: { part: 'un', means: 'the opposite' },
}

/** *Disable* and *discover* are words of another meaning. */
const WITH_DIS = new Set(['able', 'cover'])

function prefixed(entry: Affixed): { key: Told; wrong: Told[] } {
  const { stem, word, kind } = entry
  const { part = '', means = '' } = PREFIXES[kind] ?? {}
  const why = `*${part}-* means *${means}*: **${word}** means *${meaningOf(entry)}*.`
  const other = part === 'un' ? 're' : 'un'
  return {
    key: { text: word, why },
    wrong: [
      { text: `${other}${stem}`, why: `*${other}-* means *${other === 're' ? 'again' : 'not'}*. ${why}` },
      ...(part === 'un' && !WITH_DIS.has(stem)
        ? [{ text: `dis${stem}`, why: `*dis-* does not go with **${stem}**. ${why}` }]
        : []),
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

const MEANS: Record<string, string> = {
  ful: 'full of',
  less: 'without',
  er: 'a person who does it',
  ly: 'in which way',
  ness: 'being so',
}

/** As it would be written: *happiness*, and no *l* three times in *illy*. */
function joined(stem: string, suffix: string): string {
  if (stem.endsWith('y') && stem.length > 3) return `${stem.slice(0, -1)}i${suffix}`
  return stem.endsWith('ll') && suffix.startsWith('l') ? `${stem}${suffix.slice(1)}` : `${stem}${suffix}`
}

/** Slips of spelling where stem and suffix meet. */
function spellingSlips({ stem, word }: Affixed, suffix: string): string[] {
  const bare = stem.replace(/e$/, '')
  const slips =
    suffix === 'ful'
      ? [`${stem}full`]
      : suffix === 'less'
        ? [`${stem}les`]
        : suffix === 'ness'
          ? [`${stem}nes`, `${stem}ness`]
          : suffix === 'ly'
            ? [`${stem}ly`, `${stem}ley`]
            : [`${stem}er`, `${bare}or`, `${bare}ar`]
  return slips.filter((slip) => slip !== word)
}

/** What is wrong where stem and suffix meet. */
function tellSlip(text: string, { stem }: Affixed, suffix: string): string {
  if (text !== `${stem}${suffix}`) {
    const ending = /[ao]r$/.test(text) ? text.slice(-2) : text.slice(stem.length)
    return `*-${ending}* is not how the suffix is written here.`
  }
  const last = stem.at(-1) as string
  if (last === 'y') return `*${text}* keeps the *y*, which changes to *i*.`
  return last === 'e' ? `*${text}* keeps the *e*.` : `*${text}* has only one *${last}*.`
}

function suffixed(entry: Affixed): { key: Told; wrong: Told[] } {
  const { stem, word, kind } = entry
  const suffix = SUFFIXES[kind] ?? ''
  const why = `*-${suffix}* means *${MEANS[suffix]}*: **${word}** means *${meaningOf(entry)}*.`
  const other = DIFFERENT[suffix] ?? ''
  return {
    key: { text: word, why },
    wrong: [
      { text: joined(stem, other), why: `*-${other}* means *${MEANS[other]}*. ${why}` },
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
      ? 'A prefix comes at the beginning of the word.'
      : 'A suffix comes at the end of the word. Check the spelling, too.',
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
        columns: ['Meaning', 'Word'],
        tableHints: hints,
      }),
      ...sentenceFrames(entries.toReversed().map(toSpot), {
        choose: 'Choose the word with the meaning in parentheses.',
        right: 'Which **bold** word has the meaning in parentheses?',
        rightHints: hints,
        find: 'One of the marked words is **wrong**. Click it.',
        findHints: ['The meanings are in parentheses.', `Check the ${name} of each word.`],
        gaps: 'Choose the word with the meaning in parentheses.',
        gapHints: hints,
        all: 'Choose **all** the lines whose bold word has the meaning in parentheses.',
        allHints: [`Check the ${name} of each word.`, 'There may be one, two, or three.'],
      }),
    ],
    judge: affixJudge,
  }
}

export const prefixes = affixes(3, prefixWords, 'prefix', prefixed)
export const suffixes = affixes(4, suffixWords, 'suffix', suffixed)
