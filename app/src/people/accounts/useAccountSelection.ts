import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'

/** Accounts chosen in the list; they stay chosen while one turns its pages. */
export interface AccountSelection {
  rows: RowSelectionState
  ids: readonly string[]
  onChange: OnChangeFn<RowSelectionState>
  clear(): void
}

export function useAccountSelection(): AccountSelection {
  const [rows, setRows] = useState<RowSelectionState>({})
  return { rows, ids: Object.keys(rows), onChange: setRows, clear: () => setRows({}) }
}
