import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(onChange: () => void) {
  const media = query()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the visitor has asked for less motion: the device, or the settings of the account (`data-motion`). */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => query().matches || document.documentElement.dataset.motion === 'calm')
