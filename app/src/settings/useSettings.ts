import { useMutation } from '@tanstack/react-query'
import { DEFAULT_SETTINGS, type Settings } from '@wordstride/api'
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

/** One for all pages and of one sign-in: a choice may still be on its way when its page is left and comes again. */
interface Choices {
  signIn: unknown
  /** The last choice, until it is known whether it could be saved. */
  wish: Settings | null
  saved: Settings
}
let choices: Choices | null = null

/** The settings of who is signed in; a change is seen at once, and taken back when it could not be saved. */
export function useSettings() {
  const settings = useAuth(({ user }) => user?.settings) ?? DEFAULT_SETTINGS
  const save = useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'settings' },
    mutationFn: async (wanted: Settings) =>
      unwrap(await apiClient.call('saveSettings', { settings: wanted })),
    onMutate(wanted) {
      const { signIn } = authStore.getState()
      if (choices?.signIn !== signIn || choices.wish === null)
        choices = { signIn, wish: null, saved: settings }
      choices.wish = wanted
      showNow(wanted)
      return choices
    },
    onSuccess(_reply, wanted, own) {
      own.saved = wanted
    },
    onSettled(_reply, _error, wanted, own) {
      if (own !== choices || wanted !== own.wish) return
      own.wish = null
      // Also after a success: the user may have arrived from the server as he was before.
      if (own.signIn === authStore.getState().signIn) showNow(own.saved)
    },
  })
  return {
    settings,
    change: (part: Partial<Settings>) => save.mutate({ ...settings, ...part }),
    isSaved: save.isSuccess,
    fault: save.error?.message ?? null,
  }
}
