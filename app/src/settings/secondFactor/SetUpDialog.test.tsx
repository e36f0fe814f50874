import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
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
