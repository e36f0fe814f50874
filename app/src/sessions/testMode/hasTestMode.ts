import { isLearner, type User } from '@wordstride/api'

/** PROB-18, C-18: staff with problem_rendering, not in production; never a student, whatever the toggles say. */
export function hasTestMode(user: Pick<User, 'role' | 'menuAuth'> | null, environment?: string): boolean {
  if (user === null || environment === 'production') return false
  return !isLearner(user.role) && user.menuAuth.problem_rendering
}
