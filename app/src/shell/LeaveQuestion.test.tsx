import { act, fireEvent, render, screen } from '@testing-library/react'
import type { User } from '@wordstride/api'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authStore } from '../api/authStore'
import { LeaveQuestion } from './LeaveQuestion'

const user = { userId: 'maya', subscription: { expireTs: Number.POSITIVE_INFINITY } } as User

beforeEach(() => authStore.setState({ token: 'token', user }))
afterEach(() => authStore.setState({ token: null, user: null }))

function open(isUnsaved: boolean) {
  const router = createMemoryRouter(
    [
      {
        path: '/form',
        element: (
          <>
            <LeaveQuestion isUnsaved={isUnsaved} />
            <Link to="/list">To the list</Link>
          </>
        ),
      },
      { path: '/list', element: <p>The list</p> },
    ],
    { initialEntries: ['/form'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const leave = () => fireEvent.click(screen.getByRole('link', { name: 'To the list' }))

const closesAtOnce = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}

describe('a page with something that is not saved', () => {
  it('asks before it is left, and stays or goes as it is told', async () => {
    open(true)
    leave()
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    leave()
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByText('The list')
  })

  it('is not closed with its tab in silence', () => {
    open(true)
    expect(closesAtOnce()).toBe(false)
  })

  it('is left at once by who is signed out', async () => {
    const router = open(true)
    authStore.setState({ token: null, user: null })
    await act(() => router.navigate('/list'))
    screen.getByText('The list')
  })
})

it('a page on which all is saved is left at once', async () => {
  open(false)
  expect(closesAtOnce()).toBe(true)
  leave()
  await screen.findByText('The list')
})
