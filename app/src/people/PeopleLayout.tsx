import type { User } from '@wordstride/api'
import { Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../api/authStore'
import { PageHeading } from '../shell/PageHeading'
import { PageTabs } from '../shell/PageTabs'
import { managesPeople } from './names'

const APPOINTMENTS = { to: '/people/appointments', label: 'Appointments' }
const CARDS = {
  to: '/people/cards',
  label: 'Login cards',
  lead: 'A card for each student: username, a new password, and a code that signs in once.',
}
const ROSTER = {
  to: '/people/roster',
  label: 'Roster',
  lead: 'Bring the people of a school in from a file. You see what will happen before anything does.',
}
const REWARDS = {
  to: '/people/rewards',
  label: 'Rewards',
  lead: 'What students ask for with their tokens, and what they can have.',
}

const OF_MANAGERS = [
  { to: '/people', label: 'Accounts' },
  { to: '/people/classes', label: 'Classes' },
  { to: '/people/centers', label: 'Centers' },
  APPOINTMENTS,
  ROSTER,
  CARDS,
  REWARDS,
]
const OF_TEACHERS = [{ to: '/people', label: 'All students' }, CARDS, APPOINTMENTS]

interface PeoplePage {
  to: string
  label: string
  /** What it is for, where that needs a word. */
  lead?: string
}

function pagesOf(user: User | null): readonly PeoplePage[] {
  if (managesPeople(user)) return OF_MANAGERS
  return user?.role === 'tutor' ? [...OF_TEACHERS, REWARDS] : OF_TEACHERS
}

/** The staff area: accounts, classes and learning centers; teachers see their students alone. */
export function PeopleLayout() {
  const user = useAuth((state) => state.user)
  const { pathname } = useLocation()
  const pages = pagesOf(user)
  const page = pages.find(({ to }) => to === pathname)
  const lead = managesPeople(user)
    ? 'Who learns and who teaches, in which class and where.'
    : 'The students of your learning centers.'
  return (
    <>
      <div className="no-print">
        <PageHeading title="People" page={page?.label} lead={page?.lead ?? lead} />
        <PageTabs label="People" pages={pages} />
      </div>
      <Outlet />
    </>
  )
}
