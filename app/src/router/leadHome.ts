import { redirect } from 'react-router-dom'
import { authStore, hasSession } from '../api/authStore'

/** Who is signed in already has nothing to do on the sign-in page. */
export const leadHome = (): Response | null => (hasSession(authStore.getState()) ? redirect('/home') : null)
