import type { MenuAuth, Toggle, User } from '@wordstride/api'
import { wantsAutomaticFlow } from '@wordstride/learning'

export interface NavigationLink {
  label: string
  to: string
}

/** Links under one button. */
export interface NavigationGroup {
  label: string
  links: readonly NavigationLink[]
}

interface ToggledLink extends NavigationLink {
  /** The feature toggle that shows it (ROLE-07). */
  toggle: Toggle
}

interface ToggledGroup {
  label: string
  toggle: Toggle
  links: readonly ToggledLink[]
}

const TEST_MENU: ToggledGroup = {
  label: 'Test',
  toggle: 'test',
  links: [
    { label: 'Start a test', to: '/configTest', toggle: 'start_a_test' },
    { label: 'My test record', to: '/testRecords', toggle: 'my_test_record' },
    { label: 'Get a test account', to: '/getTestAccount', toggle: 'get_test_account' },
  ],
}

const ENTRIES: readonly (ToggledLink | ToggledGroup)[] = [
  { label: 'Home', to: '/home', toggle: 'home' },
  { label: 'Courses', to: '/courses', toggle: 'course' },
  { label: 'People', to: '/people', toggle: 'all_users' },
  TEST_MENU,
  { label: 'Rendering tool', to: '/renderingtool', toggle: 'problem_rendering' },
  { label: 'Authoring', to: '/zeus', toggle: 'problem_rendering' },
  { label: 'Mails', to: '/outbox', toggle: 'secret' },
]

const linksOf = (entry: ToggledGroup, menuAuth: MenuAuth): NavigationLink[] =>
  entry.links.filter(({ toggle }) => menuAuth[toggle]).map(({ label, to }) => ({ label, to }))

/** ROLE-07; who was led into the automatic flow has no test menu (ROLE-09). */
export function navigationEntries({
  menuAuth,
  userName,
}: Pick<User, 'menuAuth' | 'userName'>): (NavigationLink | NavigationGroup)[] {
  return ENTRIES.flatMap((entry): (NavigationLink | NavigationGroup)[] => {
    if (!menuAuth[entry.toggle]) return []
    if (!('links' in entry)) return [{ label: entry.label, to: entry.to }]
    if (entry === TEST_MENU && wantsAutomaticFlow(userName)) return []
    const links = linksOf(entry, menuAuth)
    return links.length === 0 ? [] : [{ label: entry.label, links }]
  })
}
