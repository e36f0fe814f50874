import { createClient } from '@wordstride/api'
import { authStore } from '../auth/authStore'

export const apiClient = createClient({
  getToken: () => authStore.getState().token,
  onSignOut: () => authStore.getState().signOut(),
})
