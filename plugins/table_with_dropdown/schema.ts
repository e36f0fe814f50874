import { blankSchema, blanksSchema, envelopeShape, type PublicBlanks } from '@wordstride/core'
import * as z from 'zod/mini'
import { blanksOf, type PublicTableCell } from './public'

export const TABLE_WITH_DROPDOWN = 'table_with_dropdown'

/** A cell is text, or as a whole a dropdown. */
const cellSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().check(z.maxLength(2_000)) }),
  z.object({ kind: z.literal('blank'), blank: blankSchema }),
])
/** A table whose cells are text or dropdown blanks (TYPE-12). */
export const tableWithDropdownProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(TABLE_WITH_DROPDOWN),
    columns: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(8)),
    rows: z.array(z.array(cellSchema)).check(z.minLength(1), z.maxLength(30)),
  })
  .check(
    z.refine(
      (problem) => problem.rows.every((row) => row.length === problem.columns.length),
      'Every row has a cell for every column.',
    ),
    z.refine(
      (problem) => blanksSchema.safeParse(blanksOf(problem)).success,
      'At least one dropdown is not disabled, there are 60 at most, and their uuids differ.',
    ),
  )
export type TableWithDropdownProblem = z.infer<typeof tableWithDropdownProblemSchema>

export interface PublicTableWithDropdown extends PublicBlanks {
  columns: string[]
  rows: PublicTableCell[][]
}
