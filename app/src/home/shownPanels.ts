import type { User } from '@wordstride/api'

export const HOME_PANELS = [
  'appointments',
  'goals',
  /** The rows of what was earned. */
  'tokens',
  /** The streak of weeks that leads to it. */
  'trophy',
  'honorsMinimum',
  'peerGroup',
  'stars',
  'topPerformers',
  'winners',
  'newHonors',
] as const
export type HomePanel = (typeof HOME_PANELS)[number]

/** In SCHOOL and AFTERSCHOOL alike (ROLE-03). */
const HIDDEN_IN_SCHOOLS = ['goals', 'tokens', 'trophy'] as const satisfies HomePanel[]
/** In SCHOOL alone, besides those above (ROLE-04). */
const HIDDEN_IN_SCHOOL = [
  'honorsMinimum',
  'peerGroup',
  'stars',
  'topPerformers',
  'winners',
  'newHonors',
] as const satisfies HomePanel[]
/** They have no lessons of their own (ROLE-02). */
const HIDDEN_FROM_ADMINS = ['appointments', 'goals'] as const satisfies HomePanel[]

/** What of the dashboard a user sees, by role and licence; what is not named here is for everybody. */
export function shownPanels({ role, license }: Pick<User, 'role' | 'license'>): ReadonlySet<HomePanel> {
  const isSchool = license === 'SCHOOL' || role === 'school_teacher'
  const isAfterschool = license === 'AFTERSCHOOL' || role === 'afterschool-teacher'
  const hidden = new Set<HomePanel>([
    ...(role === 'admin' || role === 'lcadmin' ? HIDDEN_FROM_ADMINS : []),
    ...(isSchool || isAfterschool ? HIDDEN_IN_SCHOOLS : []),
    ...(isSchool ? HIDDEN_IN_SCHOOL : []),
  ])
  return new Set(HOME_PANELS.filter((panel) => !hidden.has(panel)))
}
