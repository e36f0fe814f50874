import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { buildPack } from '../../build/buildPack'
import { entriesOf } from '../../check/checkPack'
import { guessedGroups } from '../../check/guessers/guessers'
import { describeGuessers, describePack, withStats } from '../stats'
import { type AddCommands, type CommandContext, inRepository } from './commandContext'

interface Options {
  write?: boolean
  guess?: boolean
}

const document = inRepository('docs/content.md')

function stats({ folder, print }: CommandContext, { write, guess }: Options): void {
  const result = buildPack(folder)
  const described = [
    describePack(result.pack),
    '### What a guesser gets right',
    describeGuessers(guessedGroups(entriesOf(result))),
  ]
  if (write) {
    writeFileSync(document, withStats(readFileSync(document, 'utf8'), described.join('\n\n')))
    print(`Written to ${relative(process.cwd(), document)}.`)
  } else print((guess ? described : described.slice(0, 1)).join('\n\n'))
}

export const addStats: AddCommands = (program, context) => {
  program
    .command('stats')
    .description('counts by grade, section, pool and type')
    .option('--guess', 'adds what guessers get right')
    .option('--write', 'writes the figures into docs/content.md')
    .action((options: Options) => stats(context, options))
}
