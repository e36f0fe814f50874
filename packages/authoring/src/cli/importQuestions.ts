import { relative } from 'node:path'
import { readCsvQuestions } from '../csv/readCsvQuestions'
import { readGiftQuestions } from '../gift/readGiftQuestions'
import { readMoodleQuestions } from '../moodle/readMoodleQuestions'
import { type Output, printImport } from './printImport'
import { readBytes, readText } from './readText'

const nameOf = (path: string): string => relative(process.cwd(), path)

/** Prints the questions of a file in Moodle's GIFT format as exercises, and what was not taken. */
export function importGiftFrom(path: string, output: Output): void {
  printImport(readGiftQuestions(nameOf(path), readText(path)), 'questions', output)
}

/** Prints the questions of a file in Moodle's XML as exercises, and what was not taken. False when it is broken. */
export const importMoodleFrom = (path: string, output: Output): boolean =>
  printImport(readMoodleQuestions(nameOf(path), readBytes(path)), 'questions', output)

/** Prints the questions of a table as exercises, and what was not taken. */
export function importCsvFrom(path: string, output: Output): void {
  const questions = readCsvQuestions(nameOf(path), readText(path))
  if (questions === null)
    throw new Error(`The first line of ${path} must name its columns, at least question and right.`)
  printImport(questions, 'questions', output)
}
