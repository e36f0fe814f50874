import { describeError } from '../build/contentError'
import { writeExercises } from '../interchange/exercises'
import type { ImportedQuestion } from '../interchange/importedQuestion'
import type { Output } from './output'

/** So much is printed at a time: line by line takes longer, all at once is kept twice. */
const AT_ONCE = 100_000

/** Prints questions as exercises while they are read, then what became of them. `what` they are called; false when a file is broken. */
export function printImport(
  questions: Iterable<ImportedQuestion>,
  what: string,
  { print, printError }: Output,
): boolean {
  let text = ''
  const { taken, asked, report, errors } = writeExercises(questions, (piece) => {
    text += piece
    if (text.length < AT_ONCE) return
    print(text.slice(0, -1))
    text = ''
  })
  if (text !== '') print(text.slice(0, -1))
  for (const line of report) printError(line)
  for (const error of errors) printError(describeError(error))
  printError(`${taken} of ${asked} ${what} taken.`)
  return errors.length === 0
}
