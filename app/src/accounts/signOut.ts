import { apiClient } from '../api/apiClient'
import { authStore, followOtherTab, type SignOutReason } from '../api/authStore'

/** AUTH-20: this device forgets the token whatever the server says, and the server revokes it. */
export async function signOut(reason?: SignOutReason): Promise<void> {
  followOtherTab()
  const { token, signOut: forget } = authStore.getState()
  if (token === null) return
  // First: no request may be on its way with a token that is revoked.
  forget(reason)
  await apiClient.call('logout', {}, { token }).catch(() => undefined)
}
