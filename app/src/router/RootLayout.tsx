import { lazy, Suspense, useLayoutEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { isPageRefused } from '../accounts/pageToggles'
import { useSignOutRedirect } from '../accounts/useSignOutRedirect'
import { hasSession, useAuth } from '../api/authStore'
import { OfflineNotice } from '../shell/OfflineNotice'
import { NotAllowedPage } from './NotAllowedPage'
import { takeTokenOutOfAddress } from './takeTokenOutOfAddress'

const SignedIn = lazy(() =>
  import('../accounts/session/SignedIn').then((module) => ({ default: module.SignedIn })),
)

/** Around every page: the guard of the pages, and what a session needs wherever it is. */
export function RootLayout() {
  useSignOutRedirect()
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed with them
  useLayoutEffect(takeTokenOutOfAddress, [pathname, search])
  const isSignedIn = useAuth(hasSession)
  const user = useAuth((state) => state.user)
  const session = isSignedIn ? user : null
  return (
    <>
      <OfflineNotice />
      {session && isPageRefused(session, pathname) ? <NotAllowedPage /> : <Outlet />}
      {session && (
        <Suspense>
          <SignedIn user={session} />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  )
}
