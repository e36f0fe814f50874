import type { AddCommands } from './commandContext'

/** Readers of other systems are loaded when one of them is asked for. */
export const addImport: AddCommands = (program, context) => {
  const importing = program.command('import').description('reads questions of other systems')
  importing
    .command('qti <file|folder>')
    .description('prints items of QTI 2 and 3 as exercises, and what was not taken')
    .action(async (path: string) => {
      const { importQtiFrom } = await import('../importQti')
      if (!(await importQtiFrom(path, context))) context.fail()
    })
  importing
    .command('gift <file>')
    .description("prints questions in Moodle's GIFT format as exercises, and what was not taken")
    .action(async (file: string) => {
      const { importGiftFrom } = await import('../importQuestions')
      importGiftFrom(file, context)
    })
  importing
    .command('moodle <file>')
    .description("prints questions in Moodle's XML as exercises, and what was not taken")
    .action(async (file: string) => {
      const { importMoodleFrom } = await import('../importQuestions')
      if (!importMoodleFrom(file, context)) context.fail()
    })
  importing
    .command('csv <file>')
    .description('prints questions of a table as exercises, and what was not taken')
    .action(async (file: string) => {
      const { importCsvFrom } = await import('../importQuestions')
      if (!importCsvFrom(file, context)) context.fail()
    })
}
