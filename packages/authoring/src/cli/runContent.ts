import { Command, CommanderError } from 'commander'
import { packFolder } from '../build/contentFolder'
import type { AddCommands } from './commands/commandContext'
import type { Output } from './output'

/** 0 all is well, 1 the content has faults, 2 the command was not understood or a file is missing. */
type ExitCode = 0 | 1 | 2

/** Commands by subject: what one needs is loaded with it, and of the generators an import needs nothing. */
const subjects: readonly { commands: readonly string[]; load(): Promise<AddCommands> }[] = [
  { commands: ['build'], load: async () => (await import('./commands/build')).addBuild },
  { commands: ['validate'], load: async () => (await import('./commands/validate')).addValidate },
  { commands: ['stats'], load: async () => (await import('./commands/stats')).addStats },
  { commands: ['generate'], load: async () => (await import('./commands/generate')).addGenerate },
  {
    commands: ['schema', 'grade', 'public', 'preview'],
    load: async () => (await import('./commands/problems')).addProblems,
  },
  {
    commands: ['pictures', 'order', 'speech'],
    load: async () => (await import('./commands/words')).addWords,
  },
  { commands: ['readers'], load: async () => (await import('./commands/readers')).addReaders },
  { commands: ['import'], load: async () => (await import('./commands/import')).addImport },
  {
    commands: ['export', 'export-published'],
    load: async () => (await import('./commands/export')).addExport,
  },
]

/** Those of the command that is asked for; all of them for a list of commands. */
function subjectsOf(command: string | undefined) {
  const asked = subjects.filter(({ commands }) => commands.includes(command ?? ''))
  return asked.length > 0 ? asked : subjects
}

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
  for (const { load } of subjectsOf(args[0])) {
    const addCommands = await load()
    addCommands(program, { folder, print, printError, fail })
  }
  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    printError(error instanceof Error ? error.message : String(error))
    return 2
  }
  return code
}
