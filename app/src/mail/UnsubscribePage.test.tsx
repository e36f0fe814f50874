import { fireEvent, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { renderRouter } from '../testing/renderRouter'
import { UnsubscribePage } from './UnsubscribePage'

it('ends the mails once its button is pressed, and has the focus on the way on', async () => {
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, status: 'success' } as never)
  renderRouter(
    createMemoryRouter([{ path: '/unsubscribe/:mailId', element: <UnsubscribePage /> }], {
      initialEntries: ['/unsubscribe/m1'],
    }),
  )
  const button = screen.getByRole('button', { name: 'No more mails' })
  expect(apiClient.call).not.toHaveBeenCalled()
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'You get no more of these mails' })).toBeTruthy()
  expect(apiClient.call).toHaveBeenCalledExactlyOnceWith('unsubscribe', { mailId: 'm1' })
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the login' }))
})
