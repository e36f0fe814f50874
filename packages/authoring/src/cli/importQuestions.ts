import { relative } from 'node:path'
import { readCsvQuestions } from '../csv/readCsvQuestions'
import { readGiftQuestions } from '../gift/readGiftQuestions'
import { writeExercises } from '../interchange/exercises'
import type { ImportedQuestion } from '../interchange/importedQuestion'
import { readText } from './readText'

interface Output {
  print(line: string): void
  printError(line: string): void
}

function printExercises(questions: Iterable<ImportedQuestion>, { print, printError }: Output): void {
  const { yaml, taken, asked, report } = writeExercises(questions)
  if (taken > 0) print(yaml.trimEnd())
  for (const line of report) printError(line)
  printError(`${taken} of ${asked} questions taken.`)
}

const nameOf = (path: string): string => relative(process.cwd(), path)

/** Prints the questions of a file in Moodle's GIFT format as exercises, and what was not taken. */
export const importGiftFrom = (path: string, output: Output): void =>
  printExercises(readGiftQuestions(nameOf(path), readText(path)), output)

/** Prints the questions of a table as exercises, and what was not taken. */
export function importCsvFrom(path: string, output: Output): void {
  const questions = readCsvQuestions(nameOf(path), readText(path))
  if (questions === null)
    throw new Error(`The first line of ${path} must name its columns, at least question and right.`)
  printExercises(questions, output)
}
