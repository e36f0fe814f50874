import { lazy, Suspense, useLayoutEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { isPageRefused } from '../accounts/pageToggles'
import { useSignOutRedirect } from '../accounts/useSignOutRedirect'
import { signedInUser, useAuth } from '../api/authStore'
import { OfflineNotice } from '../shell/OfflineNotice'
import { whenIdle } from '../shell/whenIdle'
import { RouteLoading } from './RouteLoading'
import { takeTokenOutOfAddress } from './takeTokenOutOfAddress'
import { useFocusOnNewPage } from './useFocusOnNewPage'

const SignedIn = lazy(() =>
  import('../accounts/session/SignedIn').then((module) => ({ default: module.SignedIn })),
)

const NotAllowedPage = lazy(() =>
  import('./NotAllowedPage').then((module) => ({ default: module.NotAllowedPage })),
)

/** The service worker comes last: it is for the next visit. */
const UpdateNotice = lazy(async () => {
  await whenIdle()
  return { default: (await import('../shell/update/UpdateNotice')).UpdateNotice }
})

/** Around every page: the guard of the pages, and what a session needs wherever it is. */
export function RootLayout() {
  useSignOutRedirect()
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed with them
  useLayoutEffect(takeTokenOutOfAddress, [pathname, search])
  useFocusOnNewPage(pathname)
  const user = useAuth(signedInUser)
  return (
    <>
      <OfflineNotice />
      {import.meta.env.PROD && 'serviceWorker' in navigator && (
        <Suspense>
          <UpdateNotice />
        </Suspense>
      )}
      {user && isPageRefused(user, pathname) ? (
        <Suspense fallback={<RouteLoading />}>
          <NotAllowedPage />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {user && (
        <Suspense>
          <SignedIn user={user} />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  )
}
