import { writeFileSync } from 'node:fs'
import type { PackProblem } from '@wordstride/content'
import { type Marked, markAnswers, unknownIds } from '../readers/markAnswers'
import { questionSheet, type Sheet, sheetQuestions } from '../readers/questionSheet'
import type { CommandContext } from './commands/commandContext'
import { readText } from './readText'
import { table } from './table'

/** Writes what a reader answers who knows no key. */
export const writeSheet = (entries: readonly PackProblem[], to: string, sheet: Sheet): void =>
  writeFileSync(to, `${questionSheet(entries, sheet)}\n`)

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function shares(name: string, marked: readonly Marked[]): string[] {
  const right = marked.filter(({ isRight }) => isRight).length
  const chance = marked.reduce((sum, question) => sum + question.chance, 0)
  return [name, `${marked.length}`, percent(right / marked.length), percent(chance / marked.length)]
}

/** A table of how many answers meet the keys, by section and grade, each one that does not, and each to no question. */
export function printMarks(entries: readonly PackProblem[], file: string, context: CommandContext): void {
  const { print, printError, fail } = context
  const questions = sheetQuestions(entries)
  const text = readText(file)
  const unknown = unknownIds(questions, text)
  for (const id of unknown) printError(`${id}: No sheet has this question.`)
  if (unknown.length > 0) fail()
  const marked = markAnswers(questions, text)
  const answered = marked.filter(({ answer }) => answer !== null)
  if (answered.length === 0)
    throw new Error(`${file} answers no question of the sheets with a line such as "la.2.main-idea.E1/1: B".`)
  const groups = new Set(answered.map(({ section, grade }) => `${section}, grade ${grade}`))
  const rows = [...groups].map((group) =>
    shares(
      group,
      answered.filter(({ section, grade }) => `${section}, grade ${grade}` === group),
    ),
  )
  print(table(['Questions', 'Answered', 'As the key', 'Blind chance'], [...rows, shares('all', answered)]))
  print('')
  for (const { id, answer, key, isRight } of answered)
    if (!isRight) print(`${id}: answered ${answer}, the key is ${key}`)
  print(`${marked.length - answered.length} of ${marked.length} left open`)
}
