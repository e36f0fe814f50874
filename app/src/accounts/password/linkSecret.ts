import { useEffect, useState } from 'react'

/** By address of the page, for what is drawn twice in development. */
const taken = new Map<string, string>()

function takeLinkSecret(): string {
  const { pathname, hash } = window.location
  if (hash.length > 1) {
    taken.set(pathname, hash.slice(1))
    window.history.replaceState(window.history.state, '', pathname)
  }
  return taken.get(pathname) ?? ''
}

/**
 * The secret of a one-time link, from the part of the address that no server sees. It leaves the address and the history
 * at once.
 */
export function useLinkSecret(): string {
  const [secret, setSecret] = useState(takeLinkSecret)
  useEffect(() => {
    // Another link that is opened in the same tab loads no page.
    const takeNext = () => setSecret(takeLinkSecret())
    window.addEventListener('hashchange', takeNext)
    return () => window.removeEventListener('hashchange', takeNext)
  }, [])
  return secret
}

/** Where staff send somebody who is to set a password. */
export const setPasswordLink = (secret: string): string => `${window.location.origin}/setPassword#${secret}`
