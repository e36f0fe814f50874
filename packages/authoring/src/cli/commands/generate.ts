import { generators } from '../../generate/generators'
import { generateWordList } from '../generateWords'
import { readText } from '../readText'
import { findGenerated, sampleGenerator } from '../sampleGenerator'
import type { AddCommands, CommandContext } from './commandContext'
import { wholeNumber } from './wholeNumber'

function generate(
  { folder, print }: CommandContext,
  skillId: string | undefined,
  { count }: { count: number },
): void {
  if (skillId === undefined) {
    for (const [name, { summary, grades }] of Object.entries(generators).sort())
      print(`${name} (grades ${grades.join(', ')}): ${summary}`)
    return
  }
  const skill = findGenerated(folder, skillId)
  if (!skill) throw new Error(`No skill file "${skillId}" names a generator.`)
  print(sampleGenerator(skill, count))
}

export const addGenerate: AddCommands = (program, context) => {
  const generating = program
    .command('generate [skill]')
    .description(
      'shows a hundred problems that the generator of a skill makes; without a skill, the generators',
    )
    .option('--count <n>', 'so many', wholeNumber, 100)
    .action((skillId: string | undefined, options: { count: number }) => generate(context, skillId, options))
  generating
    .command('vocabulary <words.csv>')
    .description('prints a word list made from a table')
    .option('--name <name>', 'of the list', 'Words')
    .action((file: string, { name }: { name: string }) =>
      context.print(generateWordList(readText(file), name).trimEnd()),
    )
}
