const ONE_YEAR_SECONDS = 31_536_000

/** Over HTTPS it is bound to this server and never sent in the clear; a school's own network may have none. */
const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; secure'] : ['', '']

/** What a device remembers of whoever sits there. A cookie: local storage holds the auth state alone (AUTH-05). */
export const readDeviceCookie = (name: string): string | undefined =>
  document.cookie.match(new RegExp(`(?:^|; )${prefix}${name}=(\\w+)`))?.[1]

/** Forgotten when it is empty. */
export function keepDeviceCookie(name: string, value: string): void {
  const seconds = value === '' ? 0 : ONE_YEAR_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${prefix}${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
