import { existsSync, readFileSync, statSync } from 'node:fs'

const MOST_BYTES = 10_000_000

/** The text of a file of questions; throws where it is none, too large or in another encoding. */
export function readText(path: string): string {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`)
  const stat = statSync(path)
  if (stat.isDirectory()) throw new Error(`${path} is a folder: name one file of questions.`)
  if (stat.size > MOST_BYTES) throw new Error(`${path} is larger than 10 MB: divide it.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch {
    throw new Error(`${path} is not written in UTF-8: save it so.`)
  }
}
