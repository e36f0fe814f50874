import type { Role, Toggle, User } from '@wordstride/api'

/** The feature toggle that opens a page and those below it; whoever lacks it is told so there (SR-04, SR-05). Other pages are open. */
const PAGE_TOGGLES: Readonly<Record<string, Toggle>> = {
  '/courses': 'course',
  '/homeprofile': 'course',
  '/chapterprofile': 'chapter_view',
  '/reviewafficiencyproblems': 'course',
  '/configTest': 'start_a_test',
  '/testRecords': 'my_test_record',
  '/getTestAccount': 'get_test_account',
  '/renderingtool': 'problem_rendering',
  '/drafts': 'problem_rendering',
  '/items': 'problem_rendering',
  '/aeskillmanagement': 'skill_management',
  '/englishAccountSetup': 'mini_setup',
  '/proficiencyreport': 'proficiency_report',
  '/useractivityreport': 'your_activity',
  '/userprogresschart': 'user_progress_chart',
  '/honorschart': 'honors_chart',
  '/myposition': 'my_position',
  '/support': 'support',
  '/reviewOutline': 'support',
  '/secret': 'secret',
  '/outbox': 'secret',
  '/people': 'all_users',
  '/classes': 'all_users',
}

const MANAGERS: readonly Role[] = ['lcadmin', 'admin']

/** Of the pages for staff those that are for some roles alone (SR-04). */
const PAGE_ROLES: Readonly<Record<string, readonly Role[]>> = {
  '/people/new': MANAGERS,
  '/people/account': MANAGERS,
  '/people/classes': MANAGERS,
  '/people/centers': MANAGERS,
  '/people/roster': MANAGERS,
  '/people/rewards': ['tutor', ...MANAGERS],
}

/** The router, too, takes an address in capitals. */
const inSmallLetters = <T>(pages: Readonly<Record<string, T>>) =>
  new Map(Object.entries(pages).map(([path, of]) => [path.toLowerCase(), of]))

const TOGGLE_OF = inSmallLetters(PAGE_TOGGLES)
const ROLES_OF = inSmallLetters(PAGE_ROLES)

/** '/people/account/x', '/people/account' and '/people'. */
function withThoseAbove(pathname: string): string[] {
  const parts = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
  return parts.map((_, i) => `/${parts.slice(0, parts.length - i).join('/')}`)
}

/** Whether a signed-in user may not see the page. */
export function isPageRefused(
  { menuAuth, role }: Pick<User, 'menuAuth' | 'role'>,
  pathname: string,
): boolean {
  return withThoseAbove(pathname).some((path) => {
    const toggle = TOGGLE_OF.get(path)
    const roles = ROLES_OF.get(path)
    return (toggle !== undefined && !menuAuth[toggle]) || (roles !== undefined && !roles.includes(role))
  })
}
