import { existsSync, readFileSync, statSync } from 'node:fs'

const MOST_BYTES = 10_000_000

/** A file of questions; throws where it is none or too large. */
export function readBytes(path: string): Buffer {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`)
  const stat = statSync(path)
  if (stat.isDirectory()) throw new Error(`${path} is a folder: name one file of questions.`)
  if (stat.size > MOST_BYTES) throw new Error(`${path} is larger than 10 MB: divide it.`)
  return readFileSync(path)
}

/** The text of a file of questions; throws where it is in another encoding, too. */
export function readText(path: string): string {
  const bytes = readBytes(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${path} is not written in UTF-8: save it so.`)
  }
}
