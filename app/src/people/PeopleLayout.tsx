import { Flex } from '@chakra-ui/react'
import { Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../api/authStore'
import { LinkButton } from '../shell/LinkButton'
import { PageHeading } from '../shell/PageHeading'
import { managesPeople } from './names'

const TABS = [
  { to: '/people', label: 'Accounts' },
  { to: '/people/classes', label: 'Classes' },
  { to: '/people/centers', label: 'Centers' },
  { to: '/people/appointments', label: 'Appointments' },
  { to: '/people/roster', label: 'Roster' },
  { to: '/people/cards', label: 'Login cards' },
  { to: '/people/rewards', label: 'Rewards' },
] as const

/** The staff area: accounts, classes and learning centers; teachers see their students alone. */
export function PeopleLayout() {
  const user = useAuth((state) => state.user)
  const { pathname } = useLocation()
  if (!managesPeople(user))
    return (
      <>
        <div className="no-print">
          <PageHeading title="People" lead="The students of your learning centers." />
          <Flex mb={6} gap={3} wrap="wrap">
            {pathname !== '/people' && (
              <LinkButton to="/people" size="compact" variant="secondary">
                All students
              </LinkButton>
            )}
            <LinkButton to="/people/cards" size="compact" variant="secondary">
              Login cards
            </LinkButton>
            <LinkButton to="/people/appointments" size="compact" variant="secondary">
              Appointments
            </LinkButton>
            {user?.role === 'tutor' && (
              <LinkButton to="/people/rewards" size="compact" variant="secondary">
                Rewards
              </LinkButton>
            )}
          </Flex>
        </div>
        <Outlet />
      </>
    )
  return (
    <>
      <div className="no-print">
        <PageHeading title="People" lead="Who learns and who teaches, in which class and where." />
        <Flex as="nav" aria-label="People" gap={1} mb={6} wrap="wrap">
          {TABS.map(({ to, label }) => (
            <LinkButton
              key={to}
              to={to}
              size="compact"
              variant={pathname === to ? 'soft' : 'quiet'}
              aria-current={pathname === to ? 'page' : undefined}
            >
              {label}
            </LinkButton>
          ))}
        </Flex>
      </div>
      <Outlet />
    </>
  )
}
