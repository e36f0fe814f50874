import type { Settings } from '@wordstride/api'
import { authStore } from '../api/authStore'
import { readDeviceTheme } from './deviceTheme'

/** What the style sheet of the theme knows them by. */
function show(settings: Settings | undefined): void {
  const { dataset } = document.documentElement
  const theme = settings?.theme ?? readDeviceTheme()
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  dataset.textSize = settings?.textSize ?? 'usual'
  dataset.letters = settings?.letters ?? 'usual'
  dataset.motion = settings?.motion ?? 'system'
}

/** Shows the page as the person likes it who is signed in, from now on. */
export function followSettings(): void {
  show(authStore.getState().user?.settings)
  authStore.subscribe(({ user }, before) => {
    if (user?.settings !== before.user?.settings) show(user?.settings)
  })
}
