import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { User } from '@wordstride/api'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { chakraSystem } from '../../shell/chakraSystem'
import { EnglishAccountSetupPage } from './EnglishAccountSetupPage'

const call = vi.mocked(apiClient.call)

beforeEach(() => call.mockReset())

const person = (hasToggle: boolean) => ({ userId: 'u', menuAuth: { mini_setup: hasToggle } }) as User

/** Every call succeeds but the one that is named. */
const reply = (failing = '') =>
  call.mockImplementation((async (name: string) =>
    name === failing
      ? { isSuccess: false, status: 'error', message: 'Refused.' }
      : { isSuccess: true, status: 'success', data: person(true), assignment: {} }) as never)

function open({ hasToggle = true, failing = '' } = {}) {
  reply(failing)
  authStore.setState({ user: person(hasToggle) })
  const router = createMemoryRouter(
    [
      { path: '/englishAccountSetup', element: <EnglishAccountSetupPage /> },
      { path: '/home', element: <h1>Home</h1> },
    ],
    { initialEntries: ['/englishAccountSetup'] },
  )
  render(
    <ChakraProvider value={chakraSystem}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
}

const grades = () => screen.getByLabelText('Starting grade')
const pick = (grade: string) => fireEvent.change(grades(), { target: { value: grade } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function setUp() {
  press('Setup My Account')
  expect(await screen.findByText('Are you ready to setup your account?')).toBeTruthy()
  press('Yes')
  expect(await screen.findByText('This can be done only once. Continue?')).toBeTruthy()
  press('Yes')
}

describe('/englishAccountSetup', () => {
  it('[SETUP-22] offers 2, 3 or 4 as the starting grade and asks twice', async () => {
    open()
    expect(grades().tagName).toBe('SELECT')
    const offered = [...grades().querySelectorAll('option')].map(({ value }) => value)
    expect(offered).toEqual(['', '2', '3', '4'])
    pick('3')
    press('Setup My Account')
    press('No')
    press('Setup My Account')
    expect(screen.getByRole('dialog').textContent).toContain('Are you ready to setup your account?')
    press('Yes')
    await screen.findByText('This can be done only once. Continue?')
    expect(screen.getByRole('dialog').textContent).toContain('This can be done only once. Continue?')
    press('No')
    expect(call).not.toHaveBeenCalled()
    await setUp()
    await waitFor(() => expect(call).toHaveBeenCalled())
    const [name, params] = call.mock.calls[0] as unknown as [string, Record<string, unknown>]
    expect(name).toBe('upsertUserLearningInfo')
    expect(params).toMatchObject({
      updatedBySource: 'english_account_setup',
      userLearningInfo: [
        { sectionType: 'ae.la', startGrade: 3, stopGrade: 3, schoolGrade: 1 },
        { sectionType: 'ae.voc', startGrade: 3, stopGrade: 3, schoolGrade: 1 },
      ],
    })
  })

  it('[SETUP-23] has its button only with the toggle mini_setup and a grade', () => {
    const button = () => screen.queryByRole('button', { name: 'Setup My Account' })
    open()
    expect(button()).toBeNull()
    pick('2')
    expect(button()).toBeTruthy()
    pick('')
    expect(button()).toBeNull()
    cleanup()
    open({ hasToggle: false })
    pick('2')
    expect(button()).toBeNull()
  })

  it('[SETUP-25] [ERR-26] leads to /home when the assignment was created; else it tells so and the button is there again', async () => {
    open({ failing: 'createAssignmentForUser' })
    pick('4')
    await setUp()
    expect(await screen.findByText('Something went wrong. Please try again later')).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Setup My Account' })
    expect(button).toHaveProperty('disabled', false)
    expect(button.hasAttribute('aria-busy')).toBe(false)
    expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull()
    reply()
    await setUp()
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
    // A second time the server takes no learning info.
    expect(call.mock.calls.filter(([name]) => name === 'upsertUserLearningInfo')).toHaveLength(1)
  })

  it('tells so, too, when the learning info could not be saved', async () => {
    open({ failing: 'upsertUserLearningInfo' })
    pick('4')
    await setUp()
    expect(await screen.findByText('Something went wrong. Please try again later')).toBeTruthy()
    expect(call.mock.calls.map(([name]) => name)).not.toContain('createAssignmentForUser')
  })
})
