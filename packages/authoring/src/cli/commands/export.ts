import { relative } from 'node:path'
import { buildPack } from '../../build/buildPack'
import { exportCsvTo } from '../exportCsv'
import { exportMedia, exportPublished, readPublished } from '../exportPublished'
import type { AddCommands, CommandContext } from './commandContext'

function writePublished({ folder, print, printError, fail }: CommandContext, file: string): void {
  const published = readPublished(file)
  const { written, faults } = exportPublished(folder, published.problems)
  for (const path of [...exportMedia(published.media), ...written]) print(relative(process.cwd(), path))
  for (const fault of faults) printError(fault)
  print(`${written.length} files written`)
  if (faults.length > 0) fail()
}

export const addExport: AddCommands = (program, context) => {
  const exporting = program.command('export').description('writes problems for other systems')
  exporting
    .command('csv <skill>')
    .description('writes a skill file, a skill or one problem as a table for spreadsheets')
    .requiredOption('--to <file>', 'that takes the table')
    .action((skill: string, { to }: { to: string }) =>
      exportCsvTo(to, skill, buildPack(context.folder), context),
    )
  exporting
    .command('qti <skill>')
    .description('writes a skill file, a skill or one problem as items of QTI 3')
    .requiredOption('--to <folder>', 'that takes the items')
    .action(async (skill: string, { to }: { to: string }) => {
      const { exportQtiTo } = await import('../exportQti')
      exportQtiTo(to, skill, buildPack(context.folder), context)
    })
  program
    .command('export-published <published.json>')
    .description('writes what was published in service into the files; /drafts/releases gives the file')
    .action((file: string) => writePublished(context, file))
}
