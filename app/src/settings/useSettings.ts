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
  const latest = useRef<Settings | null>(null)
  const save = useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'settings' },
    mutationFn: async (wanted: Settings) =>
      unwrap(await apiClient.call('saveSettings', { settings: wanted })),
    onMutate(wanted) {
      latest.current = wanted
      showNow(wanted)
      return { before: settings }
    },
    onSuccess(_reply, wanted) {
      // The user may have arrived from the server as he was before.
      if (wanted === latest.current) showNow(wanted)
    },
    onError(_error, _wanted, context) {
      if (context) showNow(context.before)
    },
  })
  return {
    settings,
    change: (part: Partial<Settings>) => save.mutate({ ...settings, ...part }),
    isSaved: save.isSuccess,
    fault: save.error?.message ?? null,
  }
}
