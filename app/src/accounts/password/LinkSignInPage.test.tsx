import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { LinkSignInPage } from './LinkSignInPage'

afterEach(cleanup)

/** Each test has a path of its own: what a path has shown once is remembered. */
function open(address: string) {
  window.history.replaceState(null, '', address)
  render(
    <MemoryRouter>
      <LinkSignInPage />
    </MemoryRouter>,
  )
}

function press() {
  const button = screen.getByRole('button', { name: 'Let me in' })
  button.focus()
  fireEvent.click(button)
}

describe('LinkSignInPage', () => {
  it('says of a page without a code that it does not open', () => {
    open('/card')
    expect(screen.getByRole('heading', { name: 'This link does not open' })).toBeTruthy()
    expect(screen.getByText('This page opens with the code of a login card.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says the same of a code that is refused, and the focus is on the way on', async () => {
    vi.mocked(apiClient.call).mockResolvedValue({
      isSuccess: false,
      status: 'error',
      message: 'Used.',
    } as never)
    open('/card-used#secret')
    press()
    expect(await screen.findByRole('heading', { name: 'This link does not open' })).toBeTruthy()
    expect(screen.getByText('Used.').getAttribute('aria-live')).toBe('polite')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the login' }))
  })

  it('opens the next link in the same tab, and leaves no secret in the address', async () => {
    const call = vi.mocked(apiClient.call).mockReset()
    call.mockResolvedValue({ isSuccess: false, status: 'error', message: 'Used.' } as never)
    open('/card-twice#first')
    press()
    await screen.findByText('Used.')
    window.location.hash = '#second%'
    expect(await screen.findByRole('heading', { name: 'Ready to begin?' })).toBeTruthy()
    expect(window.location.href).toMatch(/card-twice$/)
    press()
    await screen.findByText('Used.')
    expect(call.mock.calls.map(([, params]) => params)).toEqual([
      expect.objectContaining({ secret: 'first' }),
      expect.objectContaining({ secret: 'second%' }),
    ])
  })

  it('can be pressed again when the network was lost, as the code is good', async () => {
    vi.mocked(apiClient.call).mockRejectedValue(new Error('offline'))
    open('/card-offline#secret')
    press()
    expect(await screen.findByText('Something went wrong, Try again later')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Ready to begin?' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Let me in' }))
  })
})
