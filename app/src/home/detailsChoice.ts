const ONE_YEAR_SECONDS = 31_536_000

/** A cookie, like the theme's: local storage holds the auth state alone (AUTH-05). */
export const readDetailsOpen = (): boolean => /(?:^|; )ws-details=open(?:;|$)/.test(document.cookie)

export function saveDetailsOpen(isOpen: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `ws-details=${isOpen ? 'open' : ''}; path=/; max-age=${isOpen ? ONE_YEAR_SECONDS : 0}; samesite=lax`
}
