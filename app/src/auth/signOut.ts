import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { authStore } from './authStore'

/** AUTH-20: the server revokes the token; this device forgets it whatever the server says. */
export async function signOut(): Promise<void> {
  try {
    await apiClient.call('logout', {})
  } finally {
    queryClient.clear()
    authStore.getState().signOut()
  }
}
