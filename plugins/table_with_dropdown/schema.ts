import {
  type BlankPresentation,
  blanksSchema,
  envelopeShape,
  itemIdSchema,
  type PublicBlank,
  type PublicEnvelope,
} from '@wordstride/core'
import * as z from 'zod/mini'

export const TABLE_WITH_DROPDOWN = 'table_with_dropdown'

const cellSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().check(z.maxLength(2_000)) }),
  z.object({ kind: z.literal('blank'), uuid: itemIdSchema }),
])
export type TableCell = z.infer<typeof cellSchema>

/** A table whose cells are text or dropdown blanks (TYPE-12). */
export const tableWithDropdownProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(TABLE_WITH_DROPDOWN),
    columns: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(8)),
    rows: z.array(z.array(cellSchema)).check(z.minLength(1), z.maxLength(30)),
    blanks: blanksSchema,
  })
  .check(
    z.refine(
      (problem) => problem.rows.every((row) => row.length === problem.columns.length),
      'Every row has a cell for every column.',
    ),
    z.refine((problem) => {
      const placed = problem.rows.flat().flatMap((cell) => (cell.kind === 'blank' ? [cell.uuid] : []))
      return (
        placed.length === problem.blanks.length &&
        problem.blanks.every((blank) => placed.includes(blank.uuid))
      )
    }, 'Every blank stands in exactly one cell.'),
  )
export type TableWithDropdownProblem = z.infer<typeof tableWithDropdownProblemSchema>
export type TableWithDropdownPresentation = BlankPresentation

export interface PublicTableWithDropdown extends PublicEnvelope {
  columns: string[]
  rows: TableCell[][]
  blanks: PublicBlank[]
}
