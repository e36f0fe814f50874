import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildPack } from '../../build/buildPack'
import { publishContent } from '../../build/publishContent'
import { spokenSentences } from '../../speech/spokenTexts'
import { type AddCommands, type CommandContext, inRepository, shortError } from './commandContext'

interface Options {
  to: string
  lenient?: boolean
}

/** What is built takes the place of the folder with all that is in it. */
function refuseForeign(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.length > 0 && !(names.includes('version') && names.includes('pack.json.gz')))
    throw new Error(`${folder} holds something else than built content. Please name a new folder.`)
}

function build({ folder, print, printError, fail }: CommandContext, { to, lenient }: Options): void {
  const started = Date.now()
  const target = resolve(to)
  refuseForeign(target)
  const { pack, errors } = buildPack(folder)
  for (const error of errors) printError(shortError(error))
  if (errors.some(({ isNotInstalled }) => !isNotInstalled)) {
    printError(`${errors.length} faults: nothing was built. What has "status: draft" is left out.`)
    fail()
    return
  }
  if (errors.length > 0) printError(`${errors.length} faults; what they concern is left out.`)
  publishContent(pack, target, spokenSentences(pack).keys())
  const count = pack.chapters.flatMap(({ skills }) => skills.flatMap(({ problems }) => problems)).length
  print(`${count + pack.tests.length} problems in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (errors.length > 0 && !lenient) fail()
}

export const addBuild: AddCommands = (program, context) => {
  program
    .command('build')
    .description('builds the content that the server loads')
    .option('--to <folder>', 'that takes it', inRepository('dist/content'))
    .option('--lenient', 'ends with 0 in spite of problems whose type is not installed')
    .action((options: Options) => build(context, options))
}
