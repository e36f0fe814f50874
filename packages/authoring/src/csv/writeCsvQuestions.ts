import type { PackProblem } from '@wordstride/content'
import type { ProblemEnvelope } from '@wordstride/core'
import type { InterchangeItem, ItemChoice } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import { stringify } from 'csv-stringify/sync'
import { lostAround } from '../interchange/lostAround'
import { holdsTags } from '../interchange/writtenMarkdown'
import { guarded, joined } from './cells'
import { ALL, COLUMNS, type Column, FIXED, GAP, type Kind, MARKDOWN_COLUMNS } from './columns'

type Cells = Partial<Record<Column, string>>
type Question = InterchangeItem['question']
type ChoiceQuestion = Extract<Question, { kind: 'choice' }>['parts'][number]

/** A problem that a row of a table cannot say. */
class NoRow extends Error {}

function choiceCells(
  kind: Kind,
  question: string,
  choices: readonly ItemChoice[],
  isShuffled: boolean,
): Cells {
  const textsOf = (some: readonly ItemChoice[]) => joined(some.map(({ text }) => text))
  const texts = choices.map(({ text }) => text.trim())
  if (new Set(texts).size < texts.length || texts.includes(''))
    throw new NoRow('an option cannot be told from another')
  if (choices.some(({ audioUrl }) => audioUrl)) throw new NoRow('its options are heard')
  return {
    ...{
      kind,
      question,
      options: textsOf(choices),
      right: textsOf(choices.filter(({ isRight }) => isRight)),
    },
    explanations: choices.some(({ explanation }) => explanation)
      ? joined(choices.map(({ explanation = '' }) => explanation))
      : '',
    order: isShuffled ? '' : FIXED,
  }
}

function chooseOf({ isSingle, count, choices }: ChoiceQuestion): string {
  if (count !== undefined) return String(count)
  return !isSingle && choices.filter(({ isRight }) => isRight).length === 1 ? ALL : ''
}

/** A text and what stands above it, with a line where the one gap is. */
function gapped(above: string, text: string, id: string): string {
  const gaps = text.split(`[[${id}]]`)
  if (gaps.length !== 2 || /_{3,}/.test(above + gaps.join(''))) throw new NoRow('its gap is not the only one')
  return [above, gaps.join(GAP)].filter((part) => part !== '').join('\n\n')
}

function cellsOf(above: string, question: Question, solution: string | undefined): Cells {
  if (question.kind === 'choice') {
    const [part, other] = question.parts
    if (!part || other) throw new NoRow('it asks several questions')
    if (solution !== undefined) throw new NoRow('it has an explanation of the whole')
    const asked = [above, part.prompt ?? ''].filter((text) => text !== '').join('\n\n')
    const cells = choiceCells('choice', asked, part.choices, part.isShuffled)
    return { ...cells, choose: chooseOf(part) }
  }
  if (question.kind === 'gapChoice' && !question.table && !question.settled?.length) {
    const [gap, other] = question.gaps
    if (!gap || other) throw new NoRow('it has several gaps')
    if (solution !== undefined) throw new NoRow('it has an explanation of the whole')
    return choiceCells('gap', gapped(above, question.text, gap.id), gap.choices, gap.isShuffled)
  }
  if (question.kind === 'gapTyping' && !question.table && Object.keys(question.own ?? {}).length === 0) {
    const [gap, other] = question.gaps
    if (!gap || other) throw new NoRow('it has several gaps')
    const { explanation = '', ...ways } = gap.own ?? {}
    if (gap.kind !== 'text' || !gap.ignoresCase || Object.keys(ways).length > 0)
      throw new NoRow('its answers are compared in a way of their own')
    return {
      kind: 'typed',
      question: gapped(above, question.text, gap.id),
      right: joined(gap.answers),
      explanations: solution ?? String(explanation),
    }
  }
  throw new NoRow('a row cannot say what it asks')
}

interface Row {
  cells: Cells
  lost: readonly string[]
}

function rowOf({ problem_id, level, problem }: PackProblem): Row {
  const envelope = problem as ProblemEnvelope
  const interchange = authoring.get(envelope.problem_type)?.interchange
  const given = interchange?.give?.(problem)
  if (!given || given.shown || given.own) throw new NoRow('a row cannot say what it asks')
  if (interchange?.preference === undefined) throw new NoRow('read again it would be of another type')
  const blocks = envelope.problemItems.map((block) => {
    if (block.kind !== 'markdown') throw new NoRow('something to look at, hear or read stands above it')
    return block.value
  })
  const cells = cellsOf(blocks.join('\n\n'), given.question, given.solution)
  if (!cells.question) throw new NoRow('it has no question')
  if (cells.question.includes('[[')) throw new NoRow('double brackets stand in its question')
  const row = {
    ...{ id: problem_id, ...cells, level: level === null ? '' : String(level), skill: envelope.skill_id },
    hints: joined(envelope.hintItems.map(({ value }) => value)),
  }
  if (MARKDOWN_COLUMNS.some((column) => holdsTags(row[column] ?? '')))
    throw new NoRow('HTML stands in its Markdown')
  return {
    cells: row,
    lost: [...(given.lost ?? []), ...lostAround(envelope)],
  }
}

export interface WrittenTable {
  csv: string
  written: number
  /** What a row cannot say, with the reason. */
  left: { problemId: string; reason: string }[]
  /** Of problems that are written what their rows do not say. */
  lost: { problemId: string; what: readonly string[] }[]
}

/** Problems as a table, a row each, to be opened by a spreadsheet and read again. */
export function writeCsvQuestions(entries: readonly PackProblem[]): WrittenTable {
  const rows: string[][] = []
  const left: WrittenTable['left'] = []
  const lost: WrittenTable['lost'] = []
  for (const entry of entries) {
    try {
      const { cells, lost: what } = rowOf(entry)
      if (what.length > 0) lost.push({ problemId: entry.problem_id, what })
      rows.push(COLUMNS.map((column) => guarded(cells[column] ?? '')))
    } catch (error) {
      if (!(error instanceof NoRow)) throw error
      left.push({ problemId: entry.problem_id, reason: error.message })
    }
  }
  // Spreadsheets take a text for UTF-8 only with this mark.
  const csv = `\uFEFF${stringify([[...COLUMNS], ...rows], {
    record_delimiter: '\r\n',
    // A line within a cell does not end its row.
    quoted_match: /[\r\n]/,
  })}`
  return { csv, written: rows.length, left, lost }
}
