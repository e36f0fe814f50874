import { Skeleton } from '@wordstride/ui'
import { lazy, Suspense } from 'react'
import { useAuth } from '../api/authStore'
import { PageHeading } from '../shell/PageHeading'
import { homeKind } from './homeKind'
import { StudentHome } from './StudentHome'

const StaffHome = lazy(() => import('./StaffHome').then((module) => ({ default: module.StaffHome })))

const LEADS = {
  learner: 'Every stride counts.',
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
        <Suspense
          fallback={
            <div role="status" aria-busy="true" aria-label="Loading your home">
              <Skeleton height="20rem" />
            </div>
          }
        >
          <StaffHome user={user} kind={kind} />
        </Suspense>
      )}
    </>
  )
}
