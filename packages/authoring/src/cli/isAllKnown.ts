import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { BuildResult } from '../build/buildPack'
import { additionalListFiles, skillFiles, testFiles, wordListFiles } from '../build/listFiles'
import { shortError } from './commands/commandContext'
import type { Output } from './output'

const UNFINISHED = /^[\uFEFF\s-]*status: *(["']?)draft\1/m

/**
 * Whether all that the files show and say stands in the pack that was built from them: what is faulty or not finished
 * does not, and its media would be taken for those of nobody. Tells what is missing.
 */
export function isAllKnown(folder: string, { errors }: BuildResult, { printError }: Output): boolean {
  for (const error of errors) printError(shortError(error))
  if (errors.length > 0) printError(`${errors.length} faults: nothing is removed.`)
  const files = [skillFiles, wordListFiles, additionalListFiles, testFiles].flatMap((list) => list(folder))
  const unfinished = files.filter((file) => UNFINISHED.test(readFileSync(file, 'utf8')))
  for (const file of unfinished)
    printError(
      `${relative(process.cwd(), file)} has "status: draft": nothing is removed, because it may be needed there.`,
    )
  return errors.length === 0 && unfinished.length === 0
}
