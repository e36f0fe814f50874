import { createClient } from '@wordstride/api'
import { authStore } from '../auth/authStore'

/** A browser that leaves the page ends its requests; to them that looks like a lost network. */
let isLeaving = false
window.addEventListener('beforeunload', () => {
  isLeaving = true
})
window.addEventListener('pageshow', () => {
  isLeaving = false
})

export const apiClient = createClient({
  getToken: () => authStore.getState().token,
  onSignOut(token) {
    // A late answer to an earlier session says nothing about this one.
    if (!isLeaving && authStore.getState().token === token) authStore.getState().signOut()
  },
})
