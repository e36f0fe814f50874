import { useQuery } from '@tanstack/react-query'
import type { User } from '@wordstride/api'
import { lazy, Suspense } from 'react'
import { userQuery } from '../accountQueries'
import { isIdleLimited } from './isIdleLimited'
import { useKeptReplies } from './useKeptReplies'

const IdleLogout = lazy(() => import('./IdleLogout').then((module) => ({ default: module.IdleLogout })))

/** While somebody is signed in: what the server knows of the user is asked at every load and return to the page (AUTH-19). */
export function SignedIn({ user }: { user: User }) {
  useQuery(userQuery)
  useKeptReplies(user.userId)
  if (!isIdleLimited(user.role, import.meta.env.VITE_APP_ENV)) return null
  return (
    <Suspense>
      <IdleLogout userId={user.userId} />
    </Suspense>
  )
}
