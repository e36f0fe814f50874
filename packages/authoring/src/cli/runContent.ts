import { Command, CommanderError } from 'commander'
import { packFolder } from '../build/contentFolder'
import { addBuild } from './commands/build'
import { addExport } from './commands/export'
import { addGenerate } from './commands/generate'
import { addImport } from './commands/import'
import { addProblems } from './commands/problems'
import { addReaders } from './commands/readers'
import { addStats } from './commands/stats'
import { addValidate } from './commands/validate'
import { addWords } from './commands/words'
import type { Output } from './output'

/** 0 all is well, 1 the content has faults, 2 the command was not understood or a file is missing. */
type ExitCode = 0 | 1 | 2

const subjects = [
  addBuild,
  addValidate,
  addStats,
  addGenerate,
  addProblems,
  addWords,
  addReaders,
  addImport,
  addExport,
]

/** Runs one command of `npm run content --`. */
export async function runContent(
  args: readonly string[],
  { print, printError }: Output,
  folder = packFolder,
): Promise<ExitCode> {
  let code: ExitCode = 0
  const fail = () => {
    code = 1
  }
  const program = new Command('content')
    .description('Builds, checks and shows the content pack.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
  for (const addCommands of subjects) addCommands(program, { folder, print, printError, fail })
  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    printError(error instanceof Error ? error.message : String(error))
    return 2
  }
  return code
}
