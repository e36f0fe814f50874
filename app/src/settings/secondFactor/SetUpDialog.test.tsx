import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { User } from '@wordstride/api'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { SetUpDialog } from './SetUpDialog'

afterEach(cleanup)

it('opens the app where it is on the device that cannot read its own screen', async () => {
  const address = 'otpauth://totp/Wordstride:grace?secret=NTXEO46B'
  const begun = { isSuccess: true, status: 'success', seed: 'NTXEO46B', address }
  vi.mocked(apiClient.call).mockResolvedValue(begun as never)
  render(<SetUpDialog hasOne={false} onClose={() => {}} />)
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'grace' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next', hidden: true }))
  const link = await screen.findByRole('link', { name: 'The app is on this device', hidden: true })
  expect(link.getAttribute('href')).toBe(address)
})

it('has the focus in the field of each step, so that nothing typed is lost', async () => {
  const begun = { isSuccess: true, status: 'success', seed: 'NTXEO46B', address: 'otpauth://totp/W:g' }
  vi.mocked(apiClient.call).mockResolvedValue(begun as never)
  render(<SetUpDialog hasOne onClose={() => {}} />)
  const password = screen.getByLabelText('Your password')
  expect(document.activeElement).toBe(password)
  fireEvent.change(password, { target: { value: 'grace' } })
  fireEvent.change(screen.getByLabelText(/A code of your app/), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next', hidden: true }))
  const code = await screen.findByLabelText(/six digits/)
  expect(document.activeElement).toBe(code)
})

it('stays while the reply is awaited, and with its spare codes: they are seen once', async () => {
  const user = { userId: 'grace', subscription: { expireTs: Number.POSITIVE_INFINITY } } as User
  authStore.setState({ token: 'token', user })
  let confirm = (_: object) => {}
  vi.mocked(apiClient.call).mockImplementation(((name: string) =>
    name === 'beginSecondFactor'
      ? Promise.resolve({
          isSuccess: true,
          status: 'success',
          seed: 'NTXEO46B',
          address: 'otpauth://totp/W:g',
        })
      : new Promise((resolve) => {
          confirm = resolve
        })) as never)
  const onClose = vi.fn()
  const page = (
    <>
      <SetUpDialog hasOne={false} onClose={onClose} />
      <Link to="/home">Home</Link>
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/home', element: <p>The home page</p> },
  ])
  render(<RouterProvider router={router} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  const cancel = () => {
    press('Cancel')
    fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }))
  }
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'grace' } })
  press('Next')
  fireEvent.change(await screen.findByLabelText(/six digits/), { target: { value: '123456' } })
  press('Turn on')
  await vi.waitFor(() => expect(screen.getByText('Cancel')).toHaveProperty('disabled', true))
  cancel()
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => confirm({ isSuccess: true, status: 'success', spareCodes: ['abcd-efgh'] }))
  await screen.findByText('abcd-efgh')
  fireEvent.click(screen.getByRole('link', { name: 'Home', hidden: true }))
  await screen.findByRole('dialog', { name: 'Leave without your spare codes?', hidden: true })
  press('Stay here')
  expect(screen.getByText('abcd-efgh')).toBeTruthy()
  press('I have kept them')
  expect(onClose).toHaveBeenCalledOnce()
  authStore.setState({ token: null, user: null })
})
