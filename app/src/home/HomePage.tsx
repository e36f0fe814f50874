import { Skeleton } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useAuth } from '../api/authStore'
import { PageHeading } from '../shell/PageHeading'
import { homeKind } from './homeKind'
import { StudentHome } from './StudentHome'

const TeacherHome = lazy(() =>
  import('./teacher/TeacherHome').then((module) => ({ default: module.TeacherHome })),
)
const CenterHome = lazy(() =>
  import('./center/CenterHome').then((module) => ({ default: module.CenterHome })),
)

const LEADS = {
  learner: 'Every stride counts. Here is your next one.',
  teacher: 'Your classes this week.',
  center: 'Your learning centers this week.',
} as const

/** /home: everybody lands where their work is. */
export function HomePage() {
  const user = useAuth((state) => state.user)
  if (!user) return null
  const kind = homeKind(user.role)
  return (
    <>
      <PageHeading title={`Hello, ${user.firstName || user.userName}!`} lead={LEADS[kind]} />
      {kind === 'learner' ? (
        <StudentHome user={user} />
      ) : (
        <Suspense fallback={<Skeleton height="20rem" borderRadius="l3" aria-label="Loading your home" />}>
          {kind === 'teacher' ? <TeacherHome userId={user.userId} /> : <CenterHome user={user} />}
        </Suspense>
      )}
    </>
  )
}
