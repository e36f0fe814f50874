import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(onChange: () => void) {
  const media = query()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the visitor has asked the system for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
