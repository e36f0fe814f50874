import { type ImportedQuestion, outcomeOf, refusedFile, sourceIds } from '../interchange/importedQuestion'
import { NotTaken } from '../interchange/notTaken'
import { HINT } from '../interchange/placeholders'
import { toExercise } from '../interchange/toExercise'
import { writtenMarkdown } from '../interchange/writtenMarkdown'
import { separated } from './cells'
import { type Column, MARKDOWN_COLUMNS } from './columns'
import { type Rows, readRows } from './readRows'
import { rowItem } from './rowItem'

/** What a question is called in reports. */
const LONGEST_TITLE = 60

const titleOf = (question: string): string => {
  const [line = ''] = question.split('\n')
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line
}

function read(cells: ReadonlyMap<Column, string>, hasMore: boolean, number: number, said: readonly string[]) {
  if (hasMore)
    throw new NotTaken('it has more cells than headings: a text with a comma needs quotation marks')
  for (const column of MARKDOWN_COLUMNS) writtenMarkdown(cells.get(column) ?? '')
  const hints = separated(cells.get('hints') ?? '').filter((hint) => hint !== '')
  const level = cells.get('level') ?? ''
  if (level !== '' && !/^[1-4]$/.test(level)) throw new NotTaken(`there is no level "${level}": 1, 2, 3 or 4`)
  const pool = level === '' ? 'E' : 'P'
  const { exercise, notes } = toExercise(
    rowItem(cells),
    `${pool}${number}`,
    hints.length > 0 ? hints : [HINT],
  )
  return {
    exercise: level === '' ? exercise : { ...exercise, level: Number(level) },
    notes: [...said, ...notes],
  }
}

/** What is told once, with the first question. */
const passedOverNotes = (headings: readonly string[]): string[] =>
  headings.length === 0
    ? []
    : [
        `columns that have another heading than ours are passed over: ${headings.map((heading) => `"${heading}"`).join(', ')}`,
      ]

/** Which of two columns is meant, nobody knows. */
const namesOneTwice = ([heading, another]: readonly string[]): string =>
  `two headings of the table, "${heading}" and "${another}", name one column: take one of them out`

function* questionsOf(file: string, { rows, passedOver }: Rows): Generator<ImportedQuestion> {
  const sourceIdOf = sourceIds('csv')
  for (const [i, { line, cells, hasMore }] of rows.entries()) {
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
          : outcomeOf(
              () => read(cells, hasMore, number, number === 1 ? passedOverNotes(passedOver) : []),
              line,
            ),
    }
  }
}

/** The questions of a table, a row each; null where its first line does not name its columns. */
export function readCsvQuestions(file: string, text: string): IteratorObject<ImportedQuestion> | null {
  const rows = readRows(text)
  if (rows?.twice) return [refusedFile(file, 1, namesOneTwice(rows.twice))].values()
  return rows && questionsOf(file, rows)
}
