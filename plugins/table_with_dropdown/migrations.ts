import { itemIdSchema, type Migration } from '@wordstride/core'
import * as z from 'zod/mini'

const blankSchema = z.looseObject({ uuid: itemIdSchema })

/** Version 1 named its dropdowns in the cells and described them in a list of their own. */
const version1Schema = z.looseObject({
  rows: z.array(
    z.array(
      z.union([
        z.looseObject({ kind: z.literal('text') }),
        z.object({ kind: z.literal('blank'), uuid: itemIdSchema }),
      ]),
    ),
  ),
  blanks: z.array(blankSchema),
})

export const tableWithDropdownMigrations: Migration[] = [
  {
    name: 'dropdowns stand in their cells',
    from: 1,
    problem(stored) {
      const { rows, blanks, ...rest } = version1Schema.parse(stored)
      const byUuid = new Map(blanks.map((blank) => [blank.uuid, blank]))
      return {
        ...rest,
        rows: rows.map((row) =>
          row.map((cell) => (cell.kind === 'blank' ? { kind: 'blank', blank: byUuid.get(cell.uuid) } : cell)),
        ),
      }
    },
  },
]
