import { screen, within } from '@testing-library/react'
import type { User } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { renderRouter } from '../../testing/renderRouter'
import { CenterNoticePage } from './CenterNoticePage'

it('has no links for a phone and an e-mail address that a center does not have', async () => {
  const user = { userId: 'maya', subscription: { expireTs: 1 } } as User
  authStore.setState({ token: 'token', user })
  vi.mocked(apiClient.call).mockResolvedValue({
    ...{ isSuccess: true, status: 'success' },
    notice: { title: 'Our rooms', paragraphs: [], managersNote: '' },
    center: { name: 'Alder Grove', address: '1 Main Street', phone: '', email: '' },
  } as never)
  renderRouter(createMemoryRouter([{ path: '*', element: <CenterNoticePage /> }]))
  const center = await screen.findByRole('region', { name: 'Your learning center: Alder Grove' })
  within(center).getByText('1 Main Street')
  expect(within(center).queryByRole('link')).toBeNull()
})
