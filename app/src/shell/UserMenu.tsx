import { fullName, type User } from '@wordstride/api'
import { buttonClass, Menu, MenuItem } from '@wordstride/ui'
import { lazy, Suspense, useState } from 'react'
import { signOut } from '../accounts/signOut'
import { MenuLink } from './MenuLink'
import styles from './UserMenu.module.css'

const OwnPasswordDialog = lazy(() =>
  import('../accounts/password/OwnPasswordDialog').then((module) => ({ default: module.OwnPasswordDialog })),
)

/** Of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

export function UserMenu({ user }: { user: User }) {
  const [isChangingPassword, setIsChangingPassword] = useState(false)
  const name = fullName(user)

  return (
    <>
      <Menu
        align="end"
        name={`User menu of ${name}`}
        triggerClass={buttonClass({ variant: 'quiet', size: 'compact', className: styles.trigger })}
        trigger={
          <>
            <span className={styles.avatar} aria-hidden="true">
              {initials(name)}
            </span>
            <span className={styles.name}>{user.firstName || user.userName}</span>
          </>
        }
      >
        <MenuLink link={{ label: 'Settings', to: '/settings' }} />
        {user.role !== 'test' && (
          <MenuItem onClick={() => setIsChangingPassword(true)}>Change my password</MenuItem>
        )}
        <MenuLink link={{ label: 'About', to: '/about' }} />
        <MenuLink link={{ label: 'Privacy', to: '/privacy' }} />
        <MenuItem onClick={() => void signOut()}>Logout</MenuItem>
      </Menu>
      {isChangingPassword && (
        <Suspense>
          <OwnPasswordDialog isOpen onClose={() => setIsChangingPassword(false)} />
        </Suspense>
      )}
    </>
  )
}
