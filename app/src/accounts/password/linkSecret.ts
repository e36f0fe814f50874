/** By address of the page, for what is drawn twice in development. */
const taken = new Map<string, string>()

/**
 * The secret of a one-time link, from the part of the address that no server sees. It leaves the address and the history
 * at once.
 */
export function takeLinkSecret(): string {
  const { pathname, hash } = window.location
  if (hash.length > 1) {
    taken.set(pathname, decodeURIComponent(hash.slice(1)))
    window.history.replaceState(window.history.state, '', pathname)
  }
  return taken.get(pathname) ?? ''
}

/** Where staff send somebody who is to set a password. */
export const setPasswordLink = (secret: string): string => `${window.location.origin}/setPassword#${secret}`
