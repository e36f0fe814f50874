import { Link, useLocation } from 'react-router-dom'
import { signedInUser, useAuth } from '../api/authStore'
import { Wordmark } from '../brand/Wordmark'
import { EntryRow } from './EntryRow'
import { LinkButton } from './LinkButton'
import { navigationEntries } from './navigationEntries'
import { TabBar } from './TabBar'
import styles from './TopNavigation.module.css'
import { UserMenu } from './UserMenu'

/** ROLE-07, AUTH-20: entries by toggle, user menu, or a login link without a session. On a phone tabs at the bottom. */
export function TopNavigation() {
  const user = useAuth(signedInUser)
  const { pathname } = useLocation()
  const entries = user ? navigationEntries(user) : []
  return (
    <>
      <header className={styles.header}>
        <div className={styles.line}>
          <Link to={user ? '/home' : '/'} className={styles.wordmark}>
            <Wordmark />
          </Link>
          <nav aria-label="Main" className={styles.wide}>
            {entries.length > 0 && <EntryRow entries={entries} pathname={pathname} />}
          </nav>
          {user ? <UserMenu user={user} /> : <LinkButton to="/login">Login</LinkButton>}
        </div>
      </header>
      {entries.length > 0 && <TabBar entries={entries} pathname={pathname} />}
    </>
  )
}
