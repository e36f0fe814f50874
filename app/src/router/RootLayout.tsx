import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useSignOutRedirect } from '../accounts/useSignOutRedirect'

/** Around every page: the sign-out rule (AUTH-18) and a page that begins at its top (PROB-16). */
export function RootLayout() {
  useSignOutRedirect()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
