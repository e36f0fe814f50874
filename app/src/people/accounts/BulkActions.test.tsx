import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { AccountRow } from '@wordstride/api'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { renderRouter } from '../../testing/renderRouter'
import { BulkActions } from './BulkActions'

const account = (userId: string, firstName: string, change: Partial<AccountRow> = {}) =>
  ({
    ...{ userId, firstName, lastName: 'Torres', userName: userId, role: 'student' },
    ...{ status: 'started', canResetPassword: true, ...change },
  }) as AccountRow
const MAYA = account('u', 'Maya')

function Page({ chosen }: { chosen: readonly AccountRow[] }) {
  const [accounts, setAccounts] = useState(chosen)
  const ids = accounts.map(({ userId }) => userId)
  const selection = { rows: {}, accounts, ids, outOfSight: 0, onChange() {}, clear: () => setAccounts([]) }
  return (
    <main id="main" tabIndex={-1}>
      <BulkActions selection={selection} onCards={() => {}} />
    </main>
  )
}

beforeEach(() => {
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => ({
    isSuccess: true,
    status: 'success',
    ...(name === 'listClasses' ? { classes: [] } : { changed: 1, unchanged: 1, untouched: [] }),
  })) as never)
})
afterEach(cleanup)

const open = (...chosen: AccountRow[]) =>
  renderRouter(createMemoryRouter([{ path: '/', element: <Page chosen={chosen} /> }]))

/** As a key does it: on the button that has the focus; that of the dialog is the last one. */
async function press(name: string) {
  const button = (await screen.findAllByRole('button', { name, hidden: true })).at(-1)
  if (!button) return
  button.focus()
  fireEvent.click(button)
}

const hasMainFocus = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main', { hidden: true })))

it.each(['', '20270-06-30'])('freezes until no such day: %j', async (day) => {
  open(MAYA)
  await press('Freeze')
  fireEvent.change(screen.getByLabelText('Frozen until'), { target: { value: day } })
  await screen.findByText('Choose a day.')
  await press('Freeze')
  expect(apiClient.call).not.toHaveBeenCalledWith('changeAccounts', expect.anything())
})

it('leaves the focus on the page when nothing is chosen any more', async () => {
  open(MAYA)
  await press('Choose none')
  await hasMainFocus()
})

it('does so after a deed, too, whose button is gone', async () => {
  open(MAYA)
  await press('End')
  await press('End')
  await screen.findByText('1 account ended. 1 account stayed as it was.')
  await press('Done')
  await hasMainFocus()
})

it('makes login cards for the students among the chosen alone, and says before who gets none', async () => {
  open(
    MAYA,
    account('t', 'Tina', { role: 'tutor' }),
    account('e', 'Ed', { status: 'expired' }),
    account('f', 'Fay', { canResetPassword: false }),
  )
  await press('New login cards')
  await screen.findByText(/^1 student will get a new password/)
  screen.getByText('Maya Torres')
  screen.getByText(/^No card for Tina Torres, Ed Torres, and Fay Torres/)
  await press('Make new cards')
  await waitFor(() => expect(apiClient.call).toHaveBeenCalledWith('makeLoginCards', { students: ['u'] }))
})

it('offers no login cards where none of the chosen gets one', async () => {
  open(account('t', 'Tina', { role: 'tutor' }))
  await screen.findByRole('button', { name: 'Freeze' })
  expect(screen.queryByRole('button', { name: 'New login cards' })).toBeNull()
})
