import { menuItemClass } from '@wordstride/ui'
import { Link } from 'react-router-dom'
import type { NavigationLink } from './navigationEntries'

interface MenuLinkProps {
  link: NavigationLink
  pathname?: string
}

/** A link in a menu. */
export const MenuLink = ({ link: { label, to }, pathname }: MenuLinkProps) => (
  <Link
    to={to}
    role="menuitem"
    tabIndex={-1}
    className={menuItemClass}
    aria-current={pathname === to ? 'page' : undefined}
  >
    {label}
  </Link>
)
