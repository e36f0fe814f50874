import { useMedia } from './useMedia'

/** Whether the visitor has asked for less motion: the device, or the settings of the account (`data-motion`). */
export const useReducedMotion = (): boolean => {
  const isAskedOfDevice = useMedia('(prefers-reduced-motion: reduce)')
  return isAskedOfDevice || document.documentElement.dataset.motion === 'calm'
}
