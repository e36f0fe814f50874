import type { MenuAuth, Toggle } from '@wordstride/api'

export interface NavigationEntry {
  label: string
  to: string
  /** The feature toggle that shows it (ROLE-07). */
  toggle: Toggle
}

const ENTRIES: readonly NavigationEntry[] = [
  { label: 'Home', to: '/home', toggle: 'home' },
  { label: 'Courses', to: '/courses', toggle: 'course' },
  { label: 'Rendering tool', to: '/renderingtool', toggle: 'problem_rendering' },
  { label: 'Authoring', to: '/zeus', toggle: 'problem_rendering' },
]

export const navigationEntries = (menuAuth: MenuAuth): NavigationEntry[] =>
  ENTRIES.filter(({ toggle }) => menuAuth[toggle])
