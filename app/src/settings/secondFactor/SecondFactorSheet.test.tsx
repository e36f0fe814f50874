import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { SecondFactorSheet } from './SecondFactorSheet'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

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
  await screen.findByText('Something went wrong, Try again later')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  expect(await screen.findByText(/^On since/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Set up again' }))
  expect(await screen.findByLabelText(/A code of your app/)).toBeTruthy()
})

it('leaves the focus beside the button that goes when it is turned off', async () => {
  let setUpAt: number | null = 1
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => {
    if (name === 'endSecondFactor') setUpAt = null
    return {
      isSuccess: true,
      status: 'success',
      isOffered: true,
      isNeeded: false,
      setUpAt,
      spareCodesLeft: 9,
    }
  }) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <SecondFactorSheet />
    </QueryClientProvider>,
  )
  const end = await screen.findByRole('button', { name: 'Turn off' })
  end.focus()
  fireEvent.click(end)
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'grace' } })
  fireEvent.change(screen.getByLabelText(/^A code of your app/), { target: { value: '123456' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Turn off', hidden: true }).at(-1) as HTMLElement)
  const begin = await screen.findByRole('button', { name: 'Set up' })
  expect(end.isConnected).toBe(false)
  expect(document.activeElement).toBe(begin)
})
