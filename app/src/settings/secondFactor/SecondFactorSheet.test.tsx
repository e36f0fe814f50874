import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { SecondFactorSheet } from './SecondFactorSheet'

it('tells what is on when the reply to turning it on was lost', async () => {
  let setUpAt: number | null = null
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => {
    const reply = { isSuccess: true, status: 'success' }
    if (name === 'getSecondFactor')
      return {
        ...reply,
        isOffered: true,
        isNeeded: false,
        setUpAt,
        spareCodesLeft: setUpAt === null ? 0 : 10,
      }
    if (name === 'beginSecondFactor') return { ...reply, seed: 'NTXEO46B', address: 'otpauth://totp/W:g' }
    setUpAt = 1
    throw new Error('The reply was lost.')
  }) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <SecondFactorSheet />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'grace' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next', hidden: true }))
  fireEvent.change(await screen.findByLabelText(/six digits/), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Turn on', hidden: true }))
  await vi.waitFor(() => expect(setUpAt).toBe(1))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  expect(await screen.findByText(/^On since/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Set up again' }))
  expect(await screen.findByLabelText(/A code of your app/)).toBeTruthy()
})
