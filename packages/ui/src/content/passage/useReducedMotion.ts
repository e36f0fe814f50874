import { isCalmBySetting, LESS_MOTION } from '../../theme/isCalm'
import { useMedia } from '../../theme/useMedia'

/** Whether the visitor has asked for less motion. */
export const useReducedMotion = (): boolean => {
  const isAskedOfDevice = useMedia(LESS_MOTION)
  return isAskedOfDevice || isCalmBySetting()
}
