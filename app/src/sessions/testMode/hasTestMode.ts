import type { User } from '@wordstride/api'

const LEARNERS: readonly User['role'][] = ['student', 'super-student', 'test']

/** PROB-18, C-18: staff with problem_rendering, not in production; never a student, whatever the toggles say. */
export function hasTestMode(user: Pick<User, 'role' | 'menuAuth'> | null, environment?: string): boolean {
  if (user === null || environment === 'production') return false
  return !LEARNERS.includes(user.role) && user.menuAuth.problem_rendering
}
