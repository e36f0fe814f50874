import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

const LENGTHS = [8, 10, 12, 16, 20, 32, 40, 64]

/** What somebody tries who knows how ids could be made: the texts themselves, and their hashes cut anywhere. */
function hashesOf(text: string): string[] {
  const digests = ['sha256', 'sha1', 'md5'].map((name) => createHash(name).update(text).digest('hex'))
  return [
    text,
    (crc32(text) >>> 0).toString(16).padStart(8, '0'),
    ...digests.flatMap((digest) => LENGTHS.map((length) => digest.slice(0, length))),
  ]
}

const JOINS = ['', ' ', '\n', '.', ':', '/', '-']

/** Everything that can be made of public facts: of each text alone, and of each with each scope in front. */
export function guessesFrom(scopes: readonly string[], texts: readonly string[]): Set<string> {
  const guesses = new Set<string>()
  const add = (text: string) => {
    for (const hash of hashesOf(text)) guesses.add(hash)
  }
  for (const text of [...scopes, ...texts]) add(text)
  for (const scope of scopes)
    for (const text of texts) for (const join of JOINS) add(`${scope}${join}${text}`)
  return guesses
}

/** Every id that stands in what was received: of items, of places, in markers of a text. */
export function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry !== 'string') idsIn(entry, found)
    else if (key === 'id' || key === 'uuid') found.add(entry)
    else for (const [, id = ''] of entry.matchAll(/\[\[([^[\]]+)\]\]/g)) found.add(id)
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
