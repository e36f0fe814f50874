import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../startError'

/** A file with a name such as 'privacypage.md' would have no effect, and nobody would see why. */
export function refuseUnknownFiles(folder: string, known: readonly string[]): void {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    throw new StartError(`The folder of SITE_DIR cannot be read: ${(error as Error).message}`)
  }
  const unknown = names.find((name) => /\.(?:md|json)$/i.test(name) && !known.includes(name))
  if (unknown !== undefined)
    throw new StartError(`${join(folder, unknown)} is the text of no page. Pages have ${known.join(', ')}.`)
}
