import { Menu } from '@wordstride/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EntryItems } from './EntryRow'
import { isIn, type NavigationEntry } from './navigationEntries'
import styles from './TabBar.module.css'
import { MenuIcon, TAB_ICONS } from './tabIcons'

interface TabBarProps {
  entries: readonly NavigationEntry[]
  pathname: string
}

/** Beside the menu, so that each has room for its name. */
const MOST_TABS = 4

/** On a phone: the main entries where the thumb is, and a menu with all of them. */
export function TabBar({ entries, pathname }: TabBarProps) {
  const tabs = entries.filter(({ label }) => label in TAB_ICONS).slice(0, MOST_TABS)
  const isInMenu = entries.some((entry) => !tabs.includes(entry) && isIn(entry, pathname))
  return (
    <nav aria-label="Main" className={styles.bar}>
      {tabs.map((entry) => {
        const [first] = 'links' in entry ? entry.links : [entry]
        if (!first) return null
        const Icon = TAB_ICONS[entry.label]
        return (
          <Link
            key={entry.label}
            to={first.to}
            className={styles.tab}
            aria-current={isIn(entry, pathname) ? 'page' : undefined}
          >
            <Face icon={Icon && <Icon />}>{entry.label}</Face>
          </Link>
        )
      })}
      <Menu
        side="above"
        align="end"
        trigger={<Face icon={<MenuIcon />}>Menu</Face>}
        triggerClass={`${styles.tab} ${isInMenu ? styles.current : ''}`}
      >
        <EntryItems entries={entries} pathname={pathname} />
      </Menu>
    </nav>
  )
}

const Face = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <>
    <span className={styles.icon}>{icon}</span>
    <span>{children}</span>
  </>
)
