import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describeError } from '../build/contentError'
import { importQti } from '../qti/importQti'

/** The file that lists what a package holds; it asks nothing. */
const MANIFEST = 'imsmanifest.xml'

function* xmlFilesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) {
    const below = join(path, name)
    if (statSync(below).isDirectory() || (name.endsWith('.xml') && name !== MANIFEST))
      yield* xmlFilesBelow(below)
  }
}

/** Prints the items of a file or folder as exercises, and what was not taken. False when a file is broken. */
export function importQtiFrom(
  path: string,
  { print, printError }: { print(line: string): void; printError(line: string): void },
): boolean {
  if (!existsSync(path)) throw new Error(`There is no file or folder ${path}.`)
  if (path.endsWith('.zip')) throw new Error(`${path} is a package: unpack it and name the folder.`)
  const files = [...xmlFilesBelow(path)]
  if (files.length === 0) throw new Error(`There is no XML file in ${path}.`)
  const { yaml, taken, report, errors } = importQti(
    files.map((file) => ({ file: relative(process.cwd(), file), xml: readFileSync(file) })),
  )
  if (taken > 0) print(yaml.trimEnd())
  for (const line of report) printError(line)
  for (const error of errors) printError(describeError(error))
  printError(`${taken} of ${files.length} items taken.`)
  return errors.length === 0
}
