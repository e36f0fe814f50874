import type { Settings } from '@wordstride/api'

type Theme = Settings['theme']

/** For the sign-in page, which knows nobody. A cookie: local storage holds the auth state alone (AUTH-05). */
const COOKIE = 'ws-theme'
const ONE_YEAR_SECONDS = 31_536_000

export function readDeviceTheme(): Theme {
  const value = document.cookie.match(/(?:^|; )ws-theme=(\w+)/)?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function keepDeviceTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`
}
