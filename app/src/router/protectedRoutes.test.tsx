import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { type MenuAuth, TOGGLES, type User } from '@wordstride/api'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { router } from './router'

vi.mock('../api/apiClient', () => ({ apiClient: { call: vi.fn() } }))
vi.mock('../outbox/outbox', () => ({ outbox: {} }))
vi.mock('../accounts/session/SignedIn', () => ({ SignedIn: () => null }))
vi.mock('../shell/ShellLayout', () => ({ ShellLayout: Outlet }))
vi.mock('../shell/ChakraPages', () => ({ ChakraPages: Outlet }))
vi.mock('../people/PeopleLayout', () => ({ PeopleLayout: Outlet }))

/** The routes of ROLE-11: those that the server is asked about, and the others. */
const CHECKED = ['/home', '/courses', '/chapterprofile', '/homeprofile', '/accountSetup']
const PROTECTED = [
  ...['/proficiencyreport', '/renderingtool', '/myposition', '/PeerProgress', '/useractivityreport'],
  ...['/userprogresschart', '/configTest', '/configTestResult', '/getTestAccount', '/englishAccountSetup'],
  ...['/reviewOutline', '/testRecords', '/honorschart', '/reviewafficiencyproblems'],
]

type LazyRoute = () => Promise<Pick<RouteObject, 'Component'>>

/** The routes with their guards, and a word for every page that would be loaded. */
const withoutPages = (routes: readonly RouteObject[]): Promise<RouteObject[]> =>
  Promise.all(
    routes.map(async ({ lazy, children, ...rest }) => {
      if (!children) return { ...rest, ...(lazy ? { element: `The page ${rest.path}` } : {}) } as RouteObject
      const loaded = lazy ? await (lazy as LazyRoute)() : {}
      return { ...rest, ...loaded, children: await withoutPages(children) } as RouteObject
    }),
  )

const routes = await withoutPages(router.routes)

function open(path: string) {
  const memory = createMemoryRouter(routes, { initialEntries: [path] })
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={memory} />
    </QueryClientProvider>,
  )
  return { memory, text: () => container.textContent ?? '' }
}
const checks = () =>
  vi
    .mocked(apiClient.call)
    .mock.calls.filter(([name]) => name === 'lookForChangesInFreezeAndExpire')
    .map(([, params]) => params)

let isValidToken = true
const scrollTo = vi.fn()
beforeEach(() => {
  isValidToken = true
  queryClient.clear()
  vi.stubGlobal('scrollTo', scrollTo.mockClear())
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async () => ({ isSuccess: true, isValidToken })) as never)
  const menuAuth = Object.fromEntries(TOGGLES.map((one) => [one, true])) as MenuAuth
  const user = { userId: 'maya', userName: 'maya', role: 'admin', menuAuth, subscription: { expireTs: 1 } }
  authStore.getState().setToken('token')
  authStore.getState().setUser(user as unknown as User)
})
afterEach(() => {
  vi.unstubAllGlobals()
  authStore.getState().signOut()
})

describe('a protected route', () => {
  it.each([...CHECKED, ...PROTECTED])(
    '%s leads who has to set up a second step first to the settings',
    async (path) => {
      const { user } = authStore.getState()
      if (user) act(() => authStore.getState().setUser({ ...user, lacksSecondFactor: true }))
      const { memory } = open(path)
      await waitFor(() => expect(memory.state.location.pathname).toBe('/settings'))
    },
  )

  it.each(CHECKED)(
    '[AUTH-17] %s asks the server, and leads to the root without the token when it is invalid',
    async (path) => {
      const valid = open(path)
      await waitFor(() => expect(checks()).toEqual([{ userId: 'maya' }]))
      await waitFor(() => expect(valid.text()).toContain(`The page ${path}`))
      expect([valid.memory.state.location.pathname, authStore.getState().token]).toEqual([path, 'token'])

      queryClient.clear()
      isValidToken = false
      const { memory } = open(path)
      await waitFor(() => expect(memory.state.location.pathname).toBe('/'))
      expect([authStore.getState().token, localStorage.getItem('ae-token')]).toEqual([null, null])
    },
  )

  it.each([...CHECKED, ...PROTECTED])(
    '[ROLE-11] %s is for who is signed in, others sign in first',
    async (path) => {
      const { text } = open(path)
      await waitFor(() => expect(text()).toContain(`The page ${path}`))
      expect(checks()).toHaveLength(CHECKED.includes(path) ? 1 : 0)
      authStore.getState().signOut()
      const { memory } = open(path)
      await waitFor(() => expect(memory.state.location.pathname).toBe('/login'))
    },
  )
})

describe('a change of the path', () => {
  it('[PROB-16] begins at the top of the page, wherever it leads', async () => {
    const { memory } = open('/home')
    for (const path of ['/courses', '/about', '/chapterprofile?grade_id=2', '/home']) {
      scrollTo.mockClear()
      await act(() => memory.navigate(path))
      expect([path, scrollTo.mock.calls]).toEqual([path, [[0, 0]]])
    }
  })
})
