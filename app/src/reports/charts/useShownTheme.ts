import { useMedia } from '@wordstride/ui'
import { useAuth } from '../../api/authStore'

/** The theme that the page has: the person's, else the device's. */
export function useShownTheme(): 'light' | 'dark' {
  const chosen = useAuth((state) => state.user?.settings?.theme ?? 'system')
  const isDarkDevice = useMedia('(prefers-color-scheme: dark)')
  return chosen === 'system' ? (isDarkDevice ? 'dark' : 'light') : chosen
}
