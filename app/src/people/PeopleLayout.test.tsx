import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import type { Role, User } from '@wordstride/api'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { authStore } from '../api/authStore'
import { chakraSystem } from '../shell/chakraSystem'
import { PeopleLayout } from './PeopleLayout'

afterEach(() => {
  cleanup()
  authStore.setState({ user: null })
})

it.each<[Role, readonly string[]]>([
  ['school_teacher', ['All students', 'Login cards', 'Appointments']],
  ['tutor', ['All students', 'Login cards', 'Appointments', 'Rewards']],
  ['lcadmin', ['Accounts', 'Classes', 'Centers', 'Appointments', 'Roster', 'Login cards', 'Rewards']],
])('[SR-04] shows a %s the own pages, and on which one they are', (role, labels) => {
  authStore.setState({ user: { role } as User })
  const router = createMemoryRouter([{ path: '*', element: <PeopleLayout /> }], {
    initialEntries: ['/people/appointments'],
  })
  render(
    <ChakraProvider value={chakraSystem}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labels)
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    'Appointments',
  ])
  expect(document.title).toBe('Appointments · People · Wordstride')
})
