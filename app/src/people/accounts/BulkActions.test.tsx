import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { AccountRow } from '@wordstride/api'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { renderRouter } from '../../testing/renderRouter'
import { BulkActions } from './BulkActions'

const ACCOUNT = { userId: 'u', firstName: 'Maya', lastName: 'Torres', userName: 'maya' } as AccountRow

function Page() {
  const [accounts, setAccounts] = useState<readonly AccountRow[]>([ACCOUNT])
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
  renderRouter(createMemoryRouter([{ path: '/', element: <Page /> }]))
})
afterEach(cleanup)

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
  await press('Freeze')
  fireEvent.change(screen.getByLabelText('Frozen until'), { target: { value: day } })
  await screen.findByText('Choose a day.')
  await press('Freeze')
  expect(apiClient.call).not.toHaveBeenCalledWith('changeAccounts', expect.anything())
})

it('leaves the focus on the page when nothing is chosen any more', async () => {
  await press('Choose none')
  await hasMainFocus()
})

it('does so after a deed, too, whose button is gone', async () => {
  await press('End')
  await press('End')
  await screen.findByText('1 account ended. 1 account stayed as it was.')
  await press('Done')
  await hasMainFocus()
})
