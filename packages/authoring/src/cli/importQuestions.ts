import { relative } from 'node:path'
import { contentFolder } from '../build/contentFolder'
import { readCsvQuestions } from '../csv/readCsvQuestions'
import { readGiftQuestions } from '../gift/readGiftQuestions'
import { readMoodleQuestions } from '../moodle/readMoodleQuestions'
import { copyingMedia } from './copyingMedia'
import type { Output } from './output'
import { printImport } from './printImport'
import { readBytes, readText } from './readText'

const nameOf = (path: string): string => relative(process.cwd(), path)

/** Prints the questions of a file in Moodle's GIFT format as exercises, and what was not taken. */
export function importGiftFrom(path: string, output: Output): void {
  printImport(readGiftQuestions(nameOf(path), readText(path)), 'questions', output)
}

/** Prints the questions of a file in Moodle's XML as exercises, and what was not taken. False when it is broken. */
export function importMoodleFrom(path: string, output: Output, mediaTo = contentFolder): boolean {
  const media = new Map<string, Uint8Array>()
  const questions = readMoodleQuestions(nameOf(path), readBytes(path), media)
  return printImport(copyingMedia(questions, media, mediaTo), 'questions', output)
}

/** Prints the questions of a table as exercises, and what was not taken. False when none can be read. */
export function importCsvFrom(path: string, output: Output): boolean {
  const questions = readCsvQuestions(nameOf(path), readText(path))
  if (questions === null)
    throw new Error(`The first line of ${path} must name its columns, at least question and right.`)
  return printImport(questions, 'questions', output)
}
