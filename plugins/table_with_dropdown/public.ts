import { toPublicBlanks, toPublicEnvelope } from '@wordstride/core'
import type {
  PublicTableWithDropdown,
  TableWithDropdownPresentation,
  TableWithDropdownProblem,
} from './schema'

export function toPublicTableWithDropdown(
  problem: TableWithDropdownProblem,
  presentation: TableWithDropdownPresentation,
): PublicTableWithDropdown {
  return {
    ...toPublicEnvelope(problem),
    columns: problem.columns,
    rows: problem.rows,
    blanks: toPublicBlanks(problem.blanks, presentation),
  }
}
