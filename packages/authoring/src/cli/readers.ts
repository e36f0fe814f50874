import { writeFileSync } from 'node:fs'
import type { PackProblem } from '@wordstride/content'
import { type Marked, markAnswers } from '../readers/markAnswers'
import { questionSheet, type Sheet, sheetQuestions } from '../readers/questionSheet'
import type { Output } from './output'
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

/** A table of how many answers meet the keys, by section and grade, and each one that does not. */
export function printMarks(entries: readonly PackProblem[], file: string, { print }: Output): void {
  const marked = markAnswers(sheetQuestions(entries), readText(file))
  const answered = marked.filter(({ answer }) => answer !== null)
  if (answered.length === 0) throw new Error(`${file} has no line such as "test.rc.4.7/2: B".`)
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
