import { SPEED_LIMITS } from '../rules/constants'

/** The upper limit belongs to the label: 1 is still slow, 3 still good (TEST-26). */
export function speedLabel(speed: number): 'Slow' | 'Good' | 'Fast' {
  if (speed <= SPEED_LIMITS.slow) return 'Slow'
  return speed <= SPEED_LIMITS.good ? 'Good' : 'Fast'
}
