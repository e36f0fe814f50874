import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { authStore } from '../api/authStore'

/** AUTH-18: whoever clears the token, the page goes to the root. */
export function useSignOutRedirect(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      authStore.subscribe((state, previous) => {
        if (previous.token !== null && state.token === null) void navigate('/', { replace: true })
      }),
    [navigate],
  )
}
