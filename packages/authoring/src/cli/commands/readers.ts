import { buildPack } from '../../build/buildPack'
import { entriesOf } from '../../check/checkPack'
import { printMarks, writeSheet } from '../readers'
import type { AddCommands } from './commandContext'
import { wholeNumber } from './wholeNumber'

export const addReaders: AddCommands = (program, context) => {
  const entries = () => entriesOf(buildPack(context.folder))
  const readers = program
    .command('readers')
    .description('lets a reader who sees no key answer the questions about texts')
  readers
    .command('sheet')
    .description('writes the questions below their texts, without their keys')
    .requiredOption('--to <file>', 'that takes them')
    .option('--without-texts', 'leaves the texts out: what is answered then is guessed or known')
    .option('--nth <n>', 'of each text this question alone, so that none tells of another', wholeNumber)
    .action(({ to, withoutTexts, nth }: { to: string; withoutTexts?: boolean; nth?: number }) =>
      writeSheet(entries(), to, { hasTexts: !withoutTexts, ...(nth && { nth }) }),
    )
  readers
    .command('mark <answers>')
    .description('compares lines such as "la.2.main-idea.E1/1: B" with the keys')
    .action((file: string) => printMarks(entries(), file, context))
}
