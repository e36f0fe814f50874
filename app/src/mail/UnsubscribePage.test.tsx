import { fireEvent, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { renderRouter } from '../testing/renderRouter'
import { UnsubscribePage } from './UnsubscribePage'

const open = () =>
  renderRouter(
    createMemoryRouter([{ path: '/unsubscribe/:mailId', element: <UnsubscribePage /> }], {
      initialEntries: ['/unsubscribe/m1'],
    }),
  )

it('ends the mails once its button is pressed, and has the focus on the way on', async () => {
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, status: 'success' } as never)
  open()
  const button = screen.getByRole('button', { name: 'No more mails' })
  expect(apiClient.call).not.toHaveBeenCalled()
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'You get no more of these mails' })).toBeTruthy()
  expect(apiClient.call).toHaveBeenCalledExactlyOnceWith('unsubscribe', { mailId: 'm1' })
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the login' }))
})

it('says of a link that is too old that nothing has ended', async () => {
  const message = 'This link is too old. Please use the one in a newer mail.'
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: false, code: 'mail_forgotten', message } as never)
  open()
  fireEvent.click(screen.getByRole('button', { name: 'No more mails' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'No more mails?' })).toBeTruthy()
})
