import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { REFUSALS, type StoredFields } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { queryClient } from '../../api/queryClient'
import { renderRouter } from '../../testing/renderRouter'
import { AccountPage } from './AccountPage'

const FIELDS: StoredFields = {
  ...{ userName: 'ida.berg', firstName: 'Ida', lastName: 'Berg', role: 'tutor', schoolGrade: 2 },
  ...{ license: null, email: null, guardianName: null, guardianEmail: null, consentAt: null, sourceId: null },
  startsAt: Date.UTC(2026, 0, 1),
  expiresAt: Date.UTC(2030, 0, 1),
  toggleOverrides: {},
  centerIds: [7],
  classIds: [],
}

let stored: StoredFields
let hasSecondFactor: boolean
const revisionOf = (fields: StoredFields) => JSON.stringify(fields)

/** As the server does it. */
function answer(name: string, params: never): object {
  if (name === 'listCenters') return { centers: [{ centerId: 7, name: 'Alder Grove' }] }
  if (name === 'listClasses') return { classes: [] }
  if (name === 'resetPassword') return { handedOver: { password: 'brave-otter', linkSecret: null } }
  if (name === 'removeSecondFactor') {
    hasSecondFactor = false
    return {}
  }
  if (name === 'updateAccount') {
    const { revision, account } = params as { revision: string; account: StoredFields }
    if (revision !== revisionOf(stored))
      return { isSuccess: false, code: 'account_changed', message: REFUSALS.account_changed }
    stored = account
    return {}
  }
  return {
    account: {
      ...stored,
      userId: 'u',
      status: 'started',
      freezeStartsAt: null,
      freezeEndsAt: null,
      classes: [],
    },
    fields: stored,
    revision: revisionOf(stored),
    hasPassword: true,
    hasSecondFactor,
    createdAt: 0,
    history: [],
  }
}

beforeEach(() => {
  stored = FIELDS
  hasSecondFactor = false
  queryClient.clear()
  const subscription = { startTs: 1, expireTs: 2 }
  authStore.setState({
    token: 'token',
    user: { userId: 'admin', role: 'admin', menuAuth: { reports: true }, subscription } as never,
  })
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: never) => ({
    isSuccess: true,
    status: 'success',
    ...answer(name, params),
  })) as never)
})
afterEach(cleanup)

function open() {
  const router = createMemoryRouter([{ path: '/people/account/:userId', element: <AccountPage /> }], {
    initialEntries: ['/people/account/u'],
  })
  renderRouter(router)
  return router
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false })

it('an account that a colleague has changed is shown as it is, with what was entered; then it is saved', async () => {
  stored = { ...FIELDS, toggleOverrides: { reports: false } }
  open()
  await screen.findByDisplayValue('Ida')
  expect(field('reports').value).toBe('off')
  fireEvent.input(field('First name'), { target: { value: 'Ada' } })
  const theirs = {
    ...FIELDS,
    expiresAt: Date.UTC(2027, 5, 1, 12),
    lastName: 'Byron',
    email: 'b@school.example',
  }
  stored = theirs
  const save = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(save)
  await screen.findByText(REFUSALS.account_changed)
  await screen.findByDisplayValue('Byron')
  expect(field('First name').value).toBe('Ada')
  expect(field('reports').value).toBe('role')
  expect(stored).toBe(theirs)
  // Still unsaved: whoever leaves now is asked.
  fireEvent.click(screen.getByRole('link', { name: 'All accounts' }))
  await screen.findByText('What you entered on this page is not saved yet.')
  fireEvent.click(screen.getByRole('button', { name: 'Stay here', hidden: true }))
  fireEvent.click(save)
  await screen.findByText('Saved.')
  expect(stored).toEqual({ ...theirs, firstName: 'Ada' })
})

it('what is entered while the account is being saved stays, and is not saved yet', async () => {
  open()
  await screen.findByDisplayValue('Ida')
  fireEvent.input(field('First name'), { target: { value: 'Ada' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.input(field('Last name'), { target: { value: 'Byron' } })
  await waitFor(() => expect(stored).toEqual({ ...FIELDS, firstName: 'Ada' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).ariaBusy).not.toBe('true'))
  expect(field('First name').value).toBe('Ada')
  expect(field('Last name').value).toBe('Byron')
  expect(screen.queryByText('Saved.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(stored).toEqual({ ...FIELDS, firstName: 'Ada', lastName: 'Byron' })
})

it('a new password is not left before it is passed on, and goes with its page', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'New password' }))
  fireEvent.click(screen.getByRole('button', { name: 'Make a new one', hidden: true }))
  await screen.findByText('brave-otter')
  fireEvent.click(screen.getByRole('link', { name: 'All accounts', hidden: true }))
  await screen.findByRole('dialog', { name: 'Leave without passing it on?', hidden: true })
  fireEvent.click(screen.getByRole('button', { name: 'Stay here', hidden: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Done', hidden: true }))
  expect(screen.queryByText('brave-otter')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'All accounts' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'All accounts' })).toBeNull())
})

it('the focus stays on the page when the part goes that removed the second step', async () => {
  hasSecondFactor = true
  const router = createMemoryRouter(
    [
      {
        path: '/people/account/:userId',
        element: (
          <main id="main" tabIndex={-1}>
            <AccountPage />
          </main>
        ),
      },
    ],
    { initialEntries: ['/people/account/u'] },
  )
  renderRouter(router)
  const remove = await screen.findByRole('button', { name: 'Remove' })
  fireEvent.click(remove)
  const dialog = within(screen.getByRole('dialog', { name: 'Remove the second step' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Done' }))
  // As browsers do when a dialog closes.
  remove.focus()
  await waitFor(() => expect(remove.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('a question that was asked about one account is not there for another', async () => {
  const router = open()
  await screen.findByDisplayValue('Ida')
  await act(() => router.navigate('/people/account/v'))
  fireEvent.click(await screen.findByRole('button', { name: 'End' }))
  await screen.findByRole('dialog', { name: 'End the account', hidden: true })
  await act(() => router.navigate(-1))
  await screen.findByDisplayValue('Ida')
  expect(screen.queryByRole('dialog', { name: 'End the account', hidden: true })).toBeNull()
})
