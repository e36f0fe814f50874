import { useEffect, useEffectEvent, useState } from 'react'

/** A session on the screen. */
interface Visit {
  /** The page is left; whether that ends the session is the session's matter. */
  leave(): void
}

/**
 * Begins a visit when the page is there to stay and leaves it with the page; null before. StrictMode mounts, unmounts
 * and mounts a page in one go: a visit begun by the first mount would save a session that nobody saw.
 */
export function useVisit<TVisit extends Visit>(begin: () => TVisit): TVisit | null {
  const [visit, setVisit] = useState<TVisit | null>(null)
  const beginNow = useEffectEvent(begin)
  useEffect(() => {
    let begun: TVisit | null = null
    let isGone = false
    queueMicrotask(() => {
      if (isGone) return
      begun = beginNow()
      setVisit(begun)
    })
    return () => {
      isGone = true
      begun?.leave()
    }
  }, [])
  return visit
}
