export type ThemeChoice = 'light' | 'dark' | 'system'

/** A cookie: local storage holds the auth state alone (AUTH-05). */
const COOKIE = 'ws-theme'
const ONE_YEAR_SECONDS = 31_536_000

export function readTheme(): ThemeChoice {
  const value = document.cookie.match(/(?:^|; )ws-theme=(\w+)/)?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

export function saveTheme(choice: ThemeChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${choice}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`
  applyTheme(choice)
}
