import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { markersIn } from '@wordstride/core'

const JOINS = ['', ' ', '\n', '.', ':', '/', '-']

/** Everything that can be made of public facts: of each text alone, and of each with each scope in front. */
function* madeOf(scopes: readonly string[], texts: readonly string[]): Generator<string> {
  yield* scopes
  yield* texts
  for (const scope of scopes) for (const text of texts) for (const join of JOINS) yield scope + join + text
}

/** What somebody tries who knows how ids could be made: the texts themselves, and their hashes cut anywhere. */
const hashesOf = (text: string): string[] => [
  text,
  (crc32(text) >>> 0).toString(16).padStart(8, '0'),
  ...['sha256', 'sha1', 'md5'].map((name) => hash(name, text)),
]

/** Those of the ids that public facts give. */
export function guessed(
  ids: ReadonlySet<string>,
  scopes: readonly string[],
  texts: readonly string[],
): string[] {
  const lengths = [...new Set([...ids].map(({ length }) => length))]
  const found = new Set<string>()
  for (const made of madeOf(scopes, texts))
    for (const guess of hashesOf(made))
      for (const length of lengths) if (ids.has(guess.slice(0, length))) found.add(guess.slice(0, length))
  return [...found]
}

/** Every id that stands in what was received: of items, of places, in markers of a text. */
export function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry !== 'string') idsIn(entry, found)
    else if (key === 'id' || key === 'uuid') found.add(entry)
    else for (const id of markersIn(entry)) found.add(id)
  }
  return found
}

/** Every text of what was received: labels, prompts, words. */
export function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) textsIn(entry, found)
  return found
}
