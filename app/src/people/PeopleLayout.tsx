import type { User } from '@wordstride/api'
import { Outlet } from 'react-router-dom'
import { useAuth } from '../api/authStore'
import { PageHeading } from '../shell/PageHeading'
import { PageTabs } from '../shell/PageTabs'
import { managesPeople } from './names'

const APPOINTMENTS = { to: '/people/appointments', label: 'Appointments' }
const CARDS = { to: '/people/cards', label: 'Login cards' }
const REWARDS = { to: '/people/rewards', label: 'Rewards' }

const OF_MANAGERS = [
  { to: '/people', label: 'Accounts' },
  { to: '/people/classes', label: 'Classes' },
  { to: '/people/centers', label: 'Centers' },
  APPOINTMENTS,
  { to: '/people/roster', label: 'Roster' },
  CARDS,
  REWARDS,
]
const OF_TEACHERS = [{ to: '/people', label: 'All students' }, CARDS, APPOINTMENTS]

function pagesOf(user: User | null) {
  if (managesPeople(user)) return OF_MANAGERS
  return user?.role === 'tutor' ? [...OF_TEACHERS, REWARDS] : OF_TEACHERS
}

/** The staff area: accounts, classes and learning centers; teachers see their students alone. */
export function PeopleLayout() {
  const user = useAuth((state) => state.user)
  const lead = managesPeople(user)
    ? 'Who learns and who teaches, in which class and where.'
    : 'The students of your learning centers.'
  return (
    <>
      <div className="no-print">
        <PageHeading title="People" lead={lead} />
        <PageTabs label="People" pages={pagesOf(user)} />
      </div>
      <Outlet />
    </>
  )
}
