import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { AccountRow } from '@wordstride/api'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { renderRouter } from '../testing/renderRouter'
import { NewAccountPage } from './account/NewAccountPage'
import { LoginCardsPage } from './cards/LoginCardsPage'
import { ClassesPage } from './classes/ClassesPage'

const CENTER = { centerId: 7, name: 'Alder Grove' }
const CLASS = { classId: 'c', centerId: 7, name: 'Room 4', students: 230, teachers: [], isEnded: false }

type Reply = (params: never) => object
function open(page: ReactNode, replies: Record<string, Reply>) {
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: never) => ({
    isSuccess: true,
    status: 'success',
    ...replies[name]?.(params),
  })) as never)
  const router = createMemoryRouter([{ path: '*', element: page }])
  renderRouter(router)
}

/** Fails once. */
function failingFirst(reply: object): Reply {
  let hasFailed = false
  return () => {
    if (hasFailed) return reply
    hasFailed = true
    throw new Error('no network')
  }
}

beforeEach(() => {
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
})
afterEach(cleanup)

describe('pages that need the centers', () => {
  it('the classes say that they did not come, and try again', async () => {
    const listCenters = failingFirst({ centers: [CENTER] })
    open(<ClassesPage />, { listCenters, listClasses: () => ({ classes: [CLASS] }) })
    await screen.findByText('The centers could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Room 4' })
  })

  it('a new account is not begun without them', async () => {
    const listCenters = failingFirst({ centers: [CENTER] })
    open(<NewAccountPage />, { listCenters, listClasses: () => ({ classes: [CLASS] }) })
    await screen.findByText('The learning centers could not be loaded.')
    expect(screen.queryByRole('form')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('form', { name: 'New account' })
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  it('the form says that the classes did not come', async () => {
    const listClasses = failingFirst({ classes: [CLASS] })
    open(<NewAccountPage />, { listCenters: () => ({ centers: [CENTER] }), listClasses })
    await screen.findByText('The classes could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Room 4')).toBeTruthy()
  })
})

it('an end that stands there stays while the day on which an account begins is none', async () => {
  const subscription = { startTs: 1, expireTs: 2 }
  authStore.setState({ token: 'token', user: { userId: 'admin', role: 'admin', subscription } as never })
  open(<NewAccountPage />, {
    listCenters: () => ({ centers: [CENTER] }),
    listClasses: () => ({ classes: [] }),
  })
  const ends = await screen.findByLabelText<HTMLInputElement>(/^Ends on/)
  const before = ends.value
  const choose = (role: string) =>
    fireEvent.change(screen.getByLabelText(/^Role/), { target: { value: role } })
  const begins = screen.getByLabelText(/^Begins on/)
  fireEvent.change(begins, { target: { value: '' } })
  choose('tutor')
  expect(ends.value).toBe(before)
  fireEvent.change(begins, { target: { value: '2026-08-01' } })
  choose('student')
  await waitFor(() => expect(ends.value).toBe('2027-08-01'))
})

it('an account whose reply was lost stays in its form, and is the same when it is sent again', async () => {
  open(<NewAccountPage />, {
    listCenters: () => ({ centers: [CENTER] }),
    listClasses: () => ({ classes: [] }),
    createAccount: failingFirst({ userId: 'u', handedOver: { password: 'brave-otter', linkSecret: null } }),
  })
  const firstName = await screen.findByLabelText<HTMLInputElement>(/^First name/)
  fireEvent.change(firstName, { target: { value: 'Ida' } })
  fireEvent.click(screen.getByRole('button', { name: 'Make the account' }))
  await screen.findByText('no network')
  expect(firstName.value).toBe('Ida')
  fireEvent.click(screen.getByRole('button', { name: 'Make the account' }))
  await screen.findByText('brave-otter')
  const [lost, again] = vi.mocked(apiClient.call).mock.calls.filter(([name]) => name === 'createAccount')
  expect(lost?.[1]).toMatchObject({ newId: expect.any(String) })
  expect(again).toEqual(lost)
})

it.each([
  ['a password that was made is passed on', { password: 'brave-otter', linkSecret: null }],
  ['nothing is to be passed on', { password: null, linkSecret: null }],
])('a new account is opened without a question once %s', async (_, handedOver) => {
  const subscription = { startTs: 1, expireTs: 2 }
  authStore.setState({ token: 'token', user: { userId: 'admin', role: 'admin', subscription } as never })
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => ({
    isSuccess: true,
    status: 'success',
    ...(name === 'listCenters' && { centers: [CENTER] }),
    ...(name === 'listClasses' && { classes: [] }),
    ...(name === 'createAccount' && { userId: 'u', handedOver }),
  })) as never)
  const router = createMemoryRouter(
    [
      { path: '/people/new', element: <NewAccountPage /> },
      { path: '/people', element: <p>All accounts</p> },
      { path: '/people/account/:userId', element: <p>The new account</p> },
    ],
    { initialEntries: ['/people', '/people/new'] },
  )
  renderRouter(router)
  const firstName = await screen.findByLabelText<HTMLInputElement>(/^First name/)
  fireEvent.change(firstName, { target: { value: 'Ida' } })
  fireEvent.click(screen.getByRole('button', { name: 'Make the account' }))
  if (handedOver.password) {
    await screen.findByText(handedOver.password)
    await act(() => router.navigate(-1))
    await screen.findByRole('dialog', { name: 'Leave without passing it on?', hidden: true })
    fireEvent.click(screen.getByRole('button', { name: 'Stay here', hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Done', hidden: true }))
  }
  await screen.findByText('The new account')
  expect(router.state.location.pathname).toBe('/people/account/u')
  authStore.setState({ token: null, user: null })
})

describe('login cards', () => {
  const pupils = Array.from(
    { length: 230 },
    (_, i) =>
      ({
        ...{ userId: `u${i}`, firstName: 'Pupil', lastName: String(i), role: 'student', schoolGrade: 3 },
        ...{ status: 'started', canResetPassword: true },
      }) as AccountRow,
  )

  it('are for everybody of a large class', async () => {
    open(<LoginCardsPage />, {
      listClasses: () => ({ classes: [CLASS] }),
      listAccounts: ({ page, pageSize }: { page: number; pageSize: number }) => ({
        accounts: pupils.slice((page - 1) * pageSize, page * pageSize),
        total: pupils.length,
      }),
    })
    await screen.findByRole('button', { name: 'Make new cards for 230 students' })
    expect(screen.getAllByRole('checkbox', { name: /^Pupil/ })).toHaveLength(230)
  })

  it('are made for those who are seen, less those who are left out', async () => {
    open(<LoginCardsPage />, {
      listClasses: () => ({ classes: [CLASS] }),
      listAccounts: () => ({ accounts: pupils.slice(0, 2), total: 2 }),
      makeLoginCards: () => ({ isSuccess: false, message: 'Not now.' }),
    })
    const asked = () =>
      vi.mocked(apiClient.call).mock.calls.findLast(([name]) => name === 'makeLoginCards')?.[1]
    async function make(button: string) {
      fireEvent.click(await screen.findByRole('button', { name: button }))
      fireEvent.click(await screen.findByRole('button', { name: 'Make new cards', hidden: true }))
      await screen.findByText('Not now.')
    }
    await make('Make new cards for 2 students')
    expect(asked()).toEqual({ classId: 'c', pictures: 'young', students: ['u0', 'u1'] })
    fireEvent.click(screen.getByRole('checkbox', { name: /^Pupil 1/ }))
    await make('Make new cards for 1 student')
    await waitFor(() => expect(asked()).toEqual({ classId: 'c', pictures: 'young', students: ['u0'] }))
  })

  it('find a student of a large class by name; who is out of sight stays chosen', async () => {
    open(<LoginCardsPage />, {
      listClasses: () => ({ classes: [CLASS] }),
      listAccounts: () => ({ accounts: pupils.slice(0, 25), total: 25 }),
    })
    const field = await screen.findByLabelText('Find a student')
    fireEvent.change(field, { target: { value: ' PUPIL 7' } })
    fireEvent.click(screen.getByRole('checkbox', { name: /^Pupil/ }))
    screen.getByRole('button', { name: 'Make new cards for 24 students' })
    fireEvent.change(field, { target: { value: 'zoe' } })
    screen.getByText('Nobody of this class has such a name.')
    expect(screen.queryByRole('checkbox', { name: /^Pupil/ })).toBeNull()
    screen.getByRole('button', { name: 'Make new cards for 24 students' })
  })

  it('are made for one student of many with two presses', async () => {
    open(<LoginCardsPage />, {
      listClasses: () => ({ classes: [CLASS] }),
      listAccounts: () => ({ accounts: pupils.slice(0, 25), total: 25 }),
    })
    const everybody = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Everybody' })
    expect(everybody.checked).toBe(true)
    fireEvent.click(everybody)
    screen.getByRole('button', { name: 'Make new cards for 0 students' })
    fireEvent.click(screen.getByRole('checkbox', { name: /^Pupil 7/ }))
    screen.getByRole('button', { name: 'Make new cards for 1 student' })
    expect(everybody.indeterminate).toBe(true)
    fireEvent.click(everybody)
    screen.getByRole('button', { name: 'Make new cards for 25 students' })
  })
})
