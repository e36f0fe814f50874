import { SPEED_LIMITS } from '../rules/constants'

/** TEST-26. */
export function speedLabel(speed: number): 'Slow' | 'Good' | 'Fast' {
  if (speed <= SPEED_LIMITS.slow) return 'Slow'
  return speed <= SPEED_LIMITS.good ? 'Good' : 'Fast'
}
