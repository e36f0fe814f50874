import { writeFileSync } from 'node:fs'
import type { BuildResult } from '../build/buildPack'
import { writeCsvQuestions } from '../csv/writeCsvQuestions'
import type { Output } from './output'
import { wantedEntries } from './wantedEntries'

/** Writes problems of the pack as a table, and tells which of them no row can say. */
export function exportCsvTo(
  file: string,
  what: string,
  build: BuildResult,
  { print, printError }: Output,
): void {
  const entries = wantedEntries(build, what, printError)
  const { csv, written, left, lost } = writeCsvQuestions(entries)
  for (const { problemId, reason } of left) printError(`${problemId} was not written: ${reason}.`)
  for (const { problemId, what } of lost)
    printError(`${problemId}: the table does not say ${what.join(', ')}.`)
  writeFileSync(file, csv)
  print(`${written} of ${entries.length} problems written to ${file}.`)
}
