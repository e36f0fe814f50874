import { act, render } from '@testing-library/react'
import { type MenuAuth, ROLES, type Role, TOGGLES, type Toggle, type User } from '@wordstride/api'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { authStore } from '../api/authStore'
import { router } from './router'

vi.mock('../outbox/outbox', () => ({ outbox: {} }))
vi.mock('../accounts/session/SignedIn', () => ({ SignedIn: () => null }))
vi.mock('./NotAllowedPage', () => ({ NotAllowedPage: () => 'The notice of /unAuth' }))

// Loaded before the first route asks for it.
await import('./NotAllowedPage')

const ALL: readonly Toggle[] = TOGGLES

/** SR-05: the eight defaults. */
const DEFAULTS: readonly Toggle[] = [
  'home',
  'course',
  'reports',
  'grade_view',
  'chapter_view',
  'proficiency_report',
  'your_activity',
  'honors_chart',
]
const STUDENT: readonly Toggle[] = [
  ...DEFAULTS,
  'user_progress_chart',
  'my_position',
  'test',
  'my_test_record',
  'support',
]
const TEACHER: readonly Toggle[] = [
  ...DEFAULTS,
  'user_activity_report',
  'user_progress_chart',
  'my_position',
  'all_users',
]
const TUTOR: readonly Toggle[] = [
  ...TEACHER,
  'problem_rendering',
  'management',
  'skill_management',
  'test',
  'start_a_test',
  'my_test_record',
  'get_test_account',
  'show_problem_id',
  'support',
]
const OF_ROLE: Record<Role, readonly Toggle[]> = {
  student: STUDENT,
  'super-student': [...STUDENT, 'start_a_test', 'account_setup'],
  test: [...DEFAULTS, 'test', 'start_a_test', 'my_test_record', 'account_setup'],
  school_teacher: TEACHER,
  'afterschool-teacher': TEACHER,
  tutor: TUTOR,
  lcadmin: [...TUTOR, 'mini_setup', 'account_setup'],
  admin: ALL,
}

interface Route {
  /** ROLE-10: open without a session; their calls are not (C-23). */
  isPublic: boolean
  /** Without it the page is refused (SR-04, SR-05); null: open to every role. */
  toggle: Toggle | null
}
const open = (toggle: Toggle | null = null): Route => ({ isPublic: true, toggle })
const closed = (toggle: Toggle | null = null): Route => ({ isPublic: false, toggle })

/** ROLE-10, ROLE-11 and the support page. */
const ROUTES: Record<string, Route> = {
  '/unAuth': open(),
  '/problems': open(),
  '/flashcard': open(),
  '/proficiencyPage': open(),
  '/tests': open(),
  '/secret': open('secret'),
  '/zeus': open(),
  '/aeskillmanagement': open('skill_management'),
  '/about': open(),
  '/covid19': open(),
  '/home': closed(),
  '/courses': closed('course'),
  '/chapterprofile': closed('chapter_view'),
  '/homeprofile': closed('course'),
  '/accountSetup': closed(),
  '/renderingtool': closed('problem_rendering'),
  '/drafts': closed('problem_rendering'),
  '/items': closed('problem_rendering'),
  '/drafts/import': closed('problem_rendering'),
  '/drafts/releases': closed('problem_rendering'),
  '/zeus/session': open(),
  '/configTest': closed('start_a_test'),
  '/configTestResult': closed(),
  '/getTestAccount': closed('get_test_account'),
  '/englishAccountSetup': closed('mini_setup'),
  '/reviewOutline': closed('support'),
  '/support': closed('support'),
  '/testRecords': closed('my_test_record'),
  '/reviewafficiencyproblems': closed('course'),
  '/PeerProgress': closed(),
  '/myposition': closed('my_position'),
  '/proficiencyreport': closed('proficiency_report'),
  '/useractivityreport': closed('your_activity'),
  '/userprogresschart': closed('user_progress_chart'),
  '/honorschart': closed('honors_chart'),
}

type Answer = 'page' | 'refused' | 'sign-in' | 'nothing here'

/** Pages that the specification does not name, and the roles that they are for. */
const STAFF: readonly Role[] = ['school_teacher', 'afterschool-teacher', 'tutor', 'lcadmin', 'admin']
const MANAGERS: readonly Role[] = ['lcadmin', 'admin']
const OTHERS: Record<string, readonly Role[]> = {
  '/rewards': ROLES,
  '/settings': ROLES,
  '/outbox': ['admin'],
  '/classes': STAFF,
  '/classes/:classId': STAFF,
  '/classes/student/:userId': STAFF,
  '/people': STAFF,
  '/people/cards': STAFF,
  '/people/appointments': STAFF,
  '/people/rewards': ['tutor', ...MANAGERS],
  '/people/rewards/:userId': ['tutor', ...MANAGERS],
  '/people/new': MANAGERS,
  '/people/account/:userId': MANAGERS,
  '/people/classes': MANAGERS,
  '/people/centers': MANAGERS,
  '/people/roster': MANAGERS,
}
/** Without a session there is a use for them. */
const FOR_ANYBODY = ['/setPassword', '/card', '/forgotPassword', '/unsubscribe/:mailId', '/privacy']

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

/** The routes as they are, guards and all, with a word for every page that would be loaded. */
const withoutPages = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    const { lazy, children, path, ...rest } = route
    if (children) {
      const own = lazy ? { Component: Outlet } : {}
      return { ...rest, ...own, ...(path ? { path } : {}), children: withoutPages(children) } as RouteObject
    }
    return (lazy ? { ...rest, path, element: `The page ${path}` } : route) as RouteObject
  })

function signInAs(role: Role | null): void {
  const toggles = role ? OF_ROLE[role] : []
  const menuAuth = Object.fromEntries(TOGGLES.map((one) => [one, toggles.includes(one)])) as MenuAuth
  const user = { userId: 'maya', userName: 'maya', role, menuAuth, subscription: { expireTs: 1 } }
  authStore.setState(role ? { token: 'token', user: user as unknown as User } : { token: null, user: null })
}

async function answerTo(path: string): Promise<Answer | string> {
  const memory = createMemoryRouter(withoutPages(router.routes), { initialEntries: [path] })
  const { container, unmount } = render(<RouterProvider router={memory} />)
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
  const text = container.textContent ?? ''
  unmount()
  if (text.includes('This page is not here')) return 'nothing here'
  if (text.includes('The page /login') || text === 'The page /') return 'sign-in'
  if (text === `The page ${path}`) return 'page'
  if (text === 'The notice of /unAuth') return 'refused'
  return text
}

const answersOf = async (routes: Record<string, Route>) => {
  const answers: Record<string, Answer | string> = {}
  for (const path of Object.keys(routes)) answers[path] = await answerTo(path)
  return answers
}

const expected = (role: Role | null): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(ROUTES).map(([path, { isPublic, toggle }]) => {
      if (role === null) return [path, isPublic ? 'page' : 'sign-in']
      return [path, toggle === null || OF_ROLE[role].includes(toggle) ? 'page' : 'refused']
    }),
  )

afterEach(() => signInAs(null))

describe('every route of the specification', () => {
  it('[ROLE-10] answers who is not signed in: public ones with their page, the others with the sign-in', async () => {
    expect(await answersOf(ROUTES)).toEqual(expected(null))
    for (const path of ['/', '/login']) expect(await answerTo(path)).toBe('sign-in')
  })

  it('is here, and every other page the router has', () => {
    const known = [...Object.keys(ROUTES), ...Object.keys(OTHERS), ...FOR_ANYBODY, '/', '/login', '*']
    expect(pathsOf(router.routes).sort()).toEqual(known.sort())
  })

  it.each([null, ...ROLES])('the other pages answer %s by session, toggle and role', async (role) => {
    signInAs(role)
    for (const [path, roles] of Object.entries(OTHERS)) {
      const allowed = role !== null && roles.includes(role) ? 'page' : 'refused'
      expect([path, await answerTo(path)]).toEqual([path, role === null ? 'sign-in' : allowed])
    }
    for (const path of FOR_ANYBODY) expect([path, await answerTo(path)]).toEqual([path, 'page'])
  })

  it.each(ROLES)('answers %s with its page, or refuses it by the toggle', async (role) => {
    signInAs(role)
    expect(await answersOf(ROUTES)).toEqual(expected(role))
    for (const path of ['/', '/login']) expect(await answerTo(path)).toBe('The page /home')
  })
})
