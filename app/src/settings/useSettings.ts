import { useMutation } from '@tanstack/react-query'
import { DEFAULT_SETTINGS, type Settings } from '@wordstride/api'
import { useRef } from 'react'
import { apiClient } from '../api/apiClient'
import { authStore, useAuth } from '../api/authStore'
import { unwrap } from '../api/unwrap'
import { keepDeviceTheme } from './deviceTheme'

function showNow(settings: Settings): void {
  const { user, setUser } = authStore.getState()
  if (!user) return
  setUser({ ...user, settings })
  keepDeviceTheme(settings.theme)
}

/** The settings of who is signed in; a change is seen at once, and taken back when it could not be saved. */
export function useSettings() {
  const settings = useAuth(({ user }) => user?.settings) ?? DEFAULT_SETTINGS
  /** The last choice, until it is known whether it could be saved. */
  const wish = useRef<Settings | null>(null)
  const saved = useRef(settings)
  const save = useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'settings' },
    mutationFn: async (wanted: Settings) =>
      unwrap(await apiClient.call('saveSettings', { settings: wanted })),
    onMutate(wanted) {
      if (wish.current === null) saved.current = settings
      wish.current = wanted
      showNow(wanted)
    },
    onSuccess(_reply, wanted) {
      saved.current = wanted
    },
    onSettled(_reply, _error, wanted) {
      if (wanted !== wish.current) return
      wish.current = null
      // Also after a success: the user may have arrived from the server as he was before.
      showNow(saved.current)
    },
  })
  return {
    settings,
    change: (part: Partial<Settings>) => save.mutate({ ...settings, ...part }),
    isSaved: save.isSuccess,
    fault: save.error?.message ?? null,
  }
}
