import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { OutboxMail } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { renderRouter } from '../testing/renderRouter'
import { OutboxPage } from './OutboxPage'

afterEach(cleanup)

const mail: OutboxMail = {
  mailId: 'm',
  kind: 'test_end',
  toAddress: 'ada@school.example',
  subject: 'A test',
  state: 'failed',
  createdAt: 0,
  sentAt: null,
  attempts: 3,
  lastError: null,
}

it('keeps in the address which mails are shown', async () => {
  const reply = { isSuccess: true, status: 'success', mails: [mail], pages: 3, total: 50, isSending: true }
  vi.mocked(apiClient.call).mockResolvedValue(reply as never)
  const router = createMemoryRouter([{ path: '/outbox', element: <OutboxPage /> }], {
    initialEntries: ['/outbox?state=failed&page=2'],
  })
  renderRouter(router)
  await screen.findByText('Page 2 of 3')
  const asked = () => vi.mocked(apiClient.call).mock.lastCall?.[1]
  expect(asked()).toMatchObject({ state: 'failed', pageId: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Sent' }))
  await waitFor(() => expect(router.state.location.search).toBe('?state=sent'))
  await waitFor(() => expect(asked()).toMatchObject({ state: 'sent', pageId: 1 }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(router.state.location.search).toBe('?state=sent&page=2'))
})

it('a mail is sent once more, and the focus of the button that goes is on the way on', async () => {
  const mails = [{ ...mail, lastError: 'Mailbox full' }]
  const reply = { isSuccess: true, status: 'success', mails, pages: 1, total: 1, isSending: true }
  vi.mocked(apiClient.call).mockResolvedValue({ ...reply, html: '', text: '' } as never)
  renderRouter(createMemoryRouter([{ path: '*', element: <OutboxPage /> }]))
  fireEvent.click(await screen.findByRole('button', { name: /^Open: A test/ }))
  const send = screen.getByRole('button', { name: 'Send again' })
  send.focus()
  fireEvent.click(send)
  await screen.findByText('It is in the queue again.')
  expect(document.activeElement?.textContent).toBe('Close')
  const dialog = within(screen.getByRole('dialog'))
  dialog.getByText('Waiting')
  expect(dialog.queryByText('Mailbox full')).toBeNull()
})
