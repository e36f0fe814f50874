import { lineIcon } from '@wordstride/ui'
import type { ReactNode } from 'react'

export const MenuIcon = lineIcon(<path d="M4 7h16M4 12h16M4 17h16" />)

/** By the name of the entry; what has none stands in the menu alone. */
export const TAB_ICONS: Readonly<Record<string, () => ReactNode>> = {
  Home: lineIcon(<path d="M4 11.2 12 4l8 7.2V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />),
  Courses: lineIcon(
    <path d="M12 6.5C10 5 7.2 4.6 3.5 4.8v13c3.7-.2 6.5.2 8.5 1.7 2-1.5 4.8-1.9 8.5-1.7v-13C16.8 4.6 14 5 12 6.500zm0 0v13" />,
  ),
  Reports: lineIcon(<path d="M5 20v-7M12 20V4M19 20v-11" />),
  Classes: lineIcon(
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.3-4 2.8-6 6.5-6s6.2 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.500M18.5 14.800c1.8.9 2.8 2.6 3 5.2" />
    </>,
  ),
  Test: lineIcon(
    <>
      <path d="M8.5 5H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-2.5" />
      <path d="M9 3.500h6v3H9zM8.8 14l2.2 2.2 4.2-4.6" />
    </>,
  ),
}
