import {
  blankLabels,
  compareWhy,
  defineShortForm,
  expandBlank,
  ShortFormError,
  shortTextSchema,
  shuffleSchema,
  whySchema,
} from '@wordstride/core/authoring'
import * as z from 'zod/mini'

const schema = z.strictObject({
  columns: z.array(shortTextSchema),
  rows: z.array(z.array(shortTextSchema)),
  why: whySchema,
  shuffle_options: shuffleSchema,
})

/** A cell is text, or as a whole a dropdown: '{*noun|verb}'. */
export const tableWithDropdownShortForm = defineShortForm(
  schema,
  ({ columns, rows, why, shuffle_options }, context) => {
    const blanks: ReturnType<typeof expandBlank>[] = []
    const cells = rows.map((row, y) =>
      row.map((cell, x) => {
        const words = cell.trim().match(/^\{([^{}]+)\}$/)?.[1]
        if (words === undefined) {
          if (/[{}]/.test(cell))
            throw new ShortFormError(['rows', y, x], `"${cell}": a cell is either text or one dropdown.`)
          return { kind: 'text', text: cell }
        }
        const blank = expandBlank(words, blanks.length, { why, shuffle_options }, ['rows', y, x], context)
        blanks.push(blank)
        return { kind: 'blank', blank }
      }),
    )
    rows.forEach((row, y) => {
      if (row.length !== columns.length)
        throw new ShortFormError(
          ['rows', y],
          `There are ${columns.length} columns and ${row.length} cells in this row.`,
        )
    })
    if (blanks.length === 0) throw new ShortFormError(['rows'], 'No cell is a dropdown: "{*right|wrong}".')
    compareWhy(why, blankLabels(blanks), context)
    return { columns, rows: cells }
  },
)
