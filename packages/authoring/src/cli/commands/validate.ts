import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { buildPack } from '../../build/buildPack'
import { checkFiles } from '../../check/checkFiles'
import { checkPack } from '../../check/checkPack'
import type { Finding } from '../../check/finding'
import { readProblemFile } from '../problemFile'
import { type AddCommands, type CommandContext, shortError } from './commandContext'

function* jsonFilesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    if (path.endsWith('.json')) yield path
    return
  }
  for (const name of readdirSync(path).sort()) yield* jsonFilesBelow(join(path, name))
}

/** Problems outside of the pack, as JSON. */
function validateFiles(paths: readonly string[]): Finding[] {
  const other = paths.find((path) => !statSync(path).isDirectory() && !path.endsWith('.json'))
  if (other !== undefined)
    throw new Error(`${other} is neither in the pack nor JSON: move it into the pack to have it checked.`)
  const files = paths.flatMap((path) => [...jsonFilesBelow(path)])
  return files.flatMap((file) => {
    const read = readProblemFile(file)
    return read.ok ? [] : read.errors.map((error) => ({ ...error, severity: 'fault', rule: 'form' }) as const)
  })
}

function validate(
  { folder, print, printError, fail }: CommandContext,
  paths: readonly string[],
  { warnings }: { warnings?: boolean },
): void {
  const wanted = paths.map((path) => resolve(path))
  const missing = wanted.find((path) => !existsSync(path))
  if (missing !== undefined) throw new Error(`There is no file or folder ${missing}.`)
  const isInPack = (path: string) => !relative(folder, path).startsWith('..')
  const inPack = wanted.filter(isInPack)
  const findings = validateFiles(wanted.filter((path) => !isInPack(path)))
  if (paths.length === 0) findings.push(...checkPack(buildPack(folder)))
  else if (inPack.length > 0) findings.push(...checkFiles(folder, inPack))
  const faults = findings.filter(({ severity }) => severity === 'fault')
  const doubtful = findings.filter(({ severity }) => severity === 'warning')
  for (const fault of faults) printError(`${shortError(fault)} [${fault.rule}]`)
  if (warnings) for (const warning of doubtful) print(`warning: ${shortError(warning)} [${warning.rule}]`)
  print(`${faults.length} faults, ${doubtful.length} warnings${warnings ? '' : ' (--warnings shows them)'}`)
  if (faults.length > 0) fail()
}

export const addValidate: AddCommands = (program, context) => {
  program
    .command('validate [paths...]')
    .description('checks the pack, parts of it, or problems as JSON files')
    .option('--warnings', 'shows what a person should look at too')
    .action((paths: string[], options: { warnings?: boolean }) => validate(context, paths, options))
}
