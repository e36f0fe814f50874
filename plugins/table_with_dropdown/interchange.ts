import { giveBlanks, type Interchange, takeBlank, takeBlanks } from '@wordstride/core/authoring'
import { blanksOf } from './public'
import type { TableWithDropdownProblem } from './schema'

/** A table with choices in its cells; of other systems it is a text with choices. */
export const tableWithDropdownInterchange: Interchange<TableWithDropdownProblem> = {
  give: ({ columns, rows }) => ({
    question: {
      kind: 'gapChoice',
      text: '',
      table: {
        columns,
        rows: rows.map((row) =>
          row.map((cell) => (cell.kind === 'blank' ? { gap: cell.blank.uuid } : { text: cell.text })),
        ),
      },
      ...giveBlanks(blanksOf({ rows })),
    },
  }),
  take({ question }) {
    if (question.kind !== 'gapChoice' || !question.table) return null
    const taken = takeBlanks(question.gaps)
    if (!taken || 'refused' in taken) return taken
    const { columns, rows } = question.table
    const blanks = new Map(question.gaps.map((gap) => [gap.id, takeBlank(gap)]))
    return {
      ...taken,
      body: {
        columns,
        rows: rows.map((row) =>
          row.map((cell) =>
            'gap' in cell
              ? { kind: 'blank', blank: blanks.get(cell.gap) }
              : { kind: 'text', text: cell.text },
          ),
        ),
      },
    }
  },
}
