import { existsSync, readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { importGift } from '../gift/importGift'

const MOST_BYTES = 10_000_000

/** The text of a file; throws where it is none, too large or in another encoding. */
function readText(path: string): string {
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

/** Prints the questions of a file as exercises, and what was not taken. */
export function importGiftFrom(
  path: string,
  { print, printError }: { print(line: string): void; printError(line: string): void },
): void {
  const { yaml, taken, asked, report } = importGift(relative(process.cwd(), path), readText(path))
  if (taken > 0) print(yaml.trimEnd())
  for (const line of report) printError(line)
  printError(`${taken} of ${asked} questions taken.`)
}
