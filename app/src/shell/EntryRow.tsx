import { buttonClass, Menu, MenuGroup } from '@wordstride/ui'
import { useRef } from 'react'
import { LinkButton } from './LinkButton'
import { MenuLink } from './MenuLink'
import { isIn, type NavigationEntry } from './navigationEntries'
import styles from './TopNavigation.module.css'
import { useFitting } from './useFitting'

interface EntryRowProps {
  entries: readonly NavigationEntry[]
  pathname: string
}

const look = (isCurrent: boolean) =>
  ({ variant: isCurrent ? 'soft' : 'quiet', size: 'compact', className: styles.entry }) as const

/** The entries on one line; what has no room on it stands under 'More'. */
export function EntryRow({ entries, pathname }: EntryRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const fitting = useFitting(row, entries.map(({ label }) => label).join())
  const shown = entries.slice(0, fitting)
  const further = entries.slice(fitting)
  return (
    <ul ref={row} className={styles.entries}>
      {shown.map((entry) => (
        <li key={entry.label}>
          {'links' in entry ? (
            <Menu
              trigger={<Opening label={entry.label} />}
              triggerClass={buttonClass(look(isIn(entry, pathname)))}
            >
              {entry.links.map((link) => (
                <MenuLink key={link.to} link={link} pathname={pathname} />
              ))}
            </Menu>
          ) : (
            <LinkButton
              to={entry.to}
              aria-current={isIn(entry, pathname) ? 'page' : undefined}
              {...look(isIn(entry, pathname))}
            >
              {entry.label}
            </LinkButton>
          )}
        </li>
      ))}
      {further.length > 0 && (
        <li>
          <Menu
            trigger={<Opening label="More" />}
            triggerClass={buttonClass(look(further.some((entry) => isIn(entry, pathname))))}
          >
            <EntryItems entries={further} pathname={pathname} />
          </Menu>
        </li>
      )}
    </ul>
  )
}

const Opening = ({ label }: { label: string }) => (
  <>
    {label}
    <span aria-hidden="true" className={styles.arrow} />
  </>
)

/** Entries in a menu, the groups with their names. */
export const EntryItems = ({ entries, pathname }: EntryRowProps) =>
  entries.map((entry) =>
    'links' in entry ? (
      <MenuGroup key={entry.label} label={entry.label}>
        {entry.links.map((link) => (
          <MenuLink key={link.to} link={link} pathname={pathname} />
        ))}
      </MenuGroup>
    ) : (
      <MenuLink key={entry.to} link={entry} pathname={pathname} />
    ),
  )
