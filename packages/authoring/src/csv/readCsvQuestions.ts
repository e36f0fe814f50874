import { HINT } from '../interchange/exercises'
import { type ImportedQuestion, outcomeOf, sourceIds } from '../interchange/importedQuestion'
import { NotTaken } from '../interchange/notTaken'
import { toExercise } from '../interchange/toExercise'
import { separated } from './cells'
import type { Column } from './columns'
import { type Row, readRows } from './readRows'
import { rowItem } from './rowItem'

/** What a question is called in reports. */
const LONGEST_TITLE = 60

const titleOf = (question: string): string => {
  const [line = ''] = question.split('\n')
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line
}

function read(cells: ReadonlyMap<Column, string>, number: number) {
  const hints = separated(cells.get('hints') ?? '')
  const level = cells.get('level') ?? ''
  if (level !== '' && !/^[1-4]$/.test(level)) throw new NotTaken(`there is no level "${level}": 1, 2, 3 or 4`)
  const pool = level === '' ? 'E' : 'P'
  const { exercise, notes } = toExercise(
    rowItem(cells),
    `${pool}${number}`,
    hints.length > 0 ? hints : [HINT],
  )
  return { exercise: level === '' ? exercise : { ...exercise, level: Number(level) }, notes }
}

function* questionsOf(file: string, rows: readonly Row[]): Generator<ImportedQuestion> {
  const sourceIdOf = sourceIds('csv')
  for (const [i, { line, cells }] of rows.entries()) {
    const number = i + 1
    const question = cells?.get('question') ?? ''
    const identifier = cells?.get('id') || null
    yield {
      ...{ number, file, line, identifier, title: titleOf(question) || `question ${number}` },
      skillId: cells?.get('skill') || undefined,
      sourceId: identifier === null ? sourceIdOf('asked', question) : sourceIdOf('id', identifier),
      outcome:
        cells === null
          ? { isTaken: false, reason: 'its quotation marks do not fit, and what follows was not read', line }
          : outcomeOf(() => read(cells, number), line),
    }
  }
}

/** The questions of a table, a row each; null where its first line does not name its columns. */
export function readCsvQuestions(file: string, text: string): Generator<ImportedQuestion> | null {
  const rows = readRows(text)
  return rows && questionsOf(file, rows)
}
