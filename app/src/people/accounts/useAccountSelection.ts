import { functionalUpdate, type OnChangeFn, type RowSelectionState } from '@tanstack/react-table'
import type { AccountRow } from '@wordstride/api'
import { useState } from 'react'

/** Accounts chosen in the list; they stay chosen while one turns its pages or filters it. */
export interface AccountSelection {
  rows: RowSelectionState
  accounts: readonly AccountRow[]
  ids: readonly string[]
  /** How many of them are not in what the list shows now. */
  outOfSight: number
  onChange: OnChangeFn<RowSelectionState>
  clear(): void
}

const toRows = (accounts: readonly AccountRow[]): RowSelectionState =>
  Object.fromEntries(accounts.map(({ userId }) => [userId, true]))

export function useAccountSelection(shown: readonly AccountRow[]): AccountSelection {
  const [accounts, setAccounts] = useState<readonly AccountRow[]>([])
  return {
    rows: toRows(accounts),
    accounts,
    ids: accounts.map(({ userId }) => userId),
    outOfSight: accounts.filter(({ userId }) => !shown.some((one) => one.userId === userId)).length,
    onChange: (update) =>
      setAccounts((before) => {
        const had = toRows(before)
        const rows = functionalUpdate(update, had)
        return [
          ...before.filter(({ userId }) => rows[userId]),
          ...shown.filter(({ userId }) => rows[userId] && !had[userId]),
        ]
      }),
    clear: () => setAccounts([]),
  }
}
