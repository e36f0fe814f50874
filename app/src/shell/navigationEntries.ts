import type { Toggle, User } from '@wordstride/api'
import { wantsAutomaticFlow } from '@wordstride/learning'

export interface NavigationLink {
  label: string
  to: string
}

/** Links under one button. */
export interface NavigationGroup {
  label: string
  links: readonly NavigationLink[]
  /** Pages that its links lead on to. */
  further?: readonly string[]
}

export type NavigationEntry = NavigationLink | NavigationGroup

const leadsTo = (to: string, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`)

/** Whether an entry, or a link of it, leads to a page or to one above it. */
export const isIn = (entry: NavigationEntry, pathname: string): boolean =>
  'links' in entry
    ? [...entry.links.map(({ to }) => to), ...(entry.further ?? [])].some((to) => leadsTo(to, pathname))
    : leadsTo(entry.to, pathname)

interface ToggledLink extends NavigationLink {
  /** The feature toggle that shows it (ROLE-07); null: always. */
  toggle: Toggle | null
}

interface ToggledGroup {
  label: string
  toggle: Toggle
  links: readonly ToggledLink[]
  further?: readonly string[]
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
  {
    label: 'Courses',
    toggle: 'course',
    links: [
      { label: 'Grade view', to: '/courses', toggle: 'grade_view' },
      { label: 'Chapter view', to: '/chapterprofile', toggle: 'chapter_view' },
    ],
    further: ['/homeprofile', '/flashcard'],
  },
  {
    label: 'Reports',
    toggle: 'reports',
    links: [
      { label: 'Proficiency report', to: '/proficiencyreport', toggle: 'proficiency_report' },
      { label: 'Activity report', to: '/useractivityreport', toggle: 'your_activity' },
      { label: 'Progress chart', to: '/userprogresschart', toggle: 'user_progress_chart' },
      { label: 'Honors chart', to: '/honorschart', toggle: 'honors_chart' },
      { label: 'My position', to: '/myposition', toggle: 'my_position' },
    ],
  },
  {
    label: 'Classes',
    toggle: 'all_users',
    links: [
      { label: 'Class work', to: '/classes', toggle: 'all_users' },
      { label: 'People', to: '/people', toggle: 'all_users' },
    ],
  },
  TEST_MENU,
  {
    label: 'Management',
    toggle: 'management',
    links: [{ label: 'Skill management', to: '/aeskillmanagement', toggle: 'skill_management' }],
  },
  {
    label: 'Tools',
    toggle: 'problem_rendering',
    links: [
      { label: 'Rendering tool', to: '/renderingtool', toggle: 'problem_rendering' },
      { label: 'Authoring', to: '/zeus', toggle: 'problem_rendering' },
      { label: 'Drafts', to: '/drafts', toggle: 'problem_rendering' },
      { label: 'Item analytics', to: '/items', toggle: 'problem_rendering' },
    ],
  },
  { label: 'Mini Setup', to: '/englishAccountSetup', toggle: 'mini_setup' },
  // Whatever its toggle says (ROLE-08, C-22).
  { label: 'Account Setup', to: '/accountSetup', toggle: null },
  { label: 'Support', to: '/support', toggle: 'support' },
  { label: 'Mails', to: '/outbox', toggle: 'secret' },
]

/** The entries of a user; a group without a link left is none. */
export function navigationEntries({
  menuAuth,
  userName,
}: Pick<User, 'menuAuth' | 'userName'>): NavigationEntry[] {
  const isOn = ({ toggle }: { toggle: Toggle | null }) => toggle === null || menuAuth[toggle]
  return ENTRIES.flatMap((entry): NavigationEntry[] => {
    if (!('links' in entry)) return isOn(entry) ? [{ label: entry.label, to: entry.to }] : []
    // Who was led into the automatic flow has no test menu (ROLE-09).
    if (!isOn(entry) || (entry === TEST_MENU && wantsAutomaticFlow(userName))) return []
    const links = entry.links.filter(isOn).map(({ label, to }) => ({ label, to }))
    const { label, further } = entry
    return links.length === 0 ? [] : [{ label, links, ...(further && { further }) }]
  })
}
