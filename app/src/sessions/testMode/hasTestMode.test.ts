import type { Role } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { hasTestMode } from './hasTestMode'

const user = (role: Role, problem_rendering: boolean) =>
  ({ role, menuAuth: { problem_rendering } }) as Parameters<typeof hasTestMode>[0]

describe('hasTestMode', () => {
  it('[C-18] is for staff with problem_rendering, not in production, and never for students', () => {
    for (const role of ['tutor', 'lcadmin', 'admin'] as const) {
      expect(hasTestMode(user(role, true), 'development')).toBe(true)
      expect(hasTestMode(user(role, true), 'qa')).toBe(true)
      expect(hasTestMode(user(role, true))).toBe(true)
      expect(hasTestMode(user(role, true), 'production')).toBe(false)
    }
    expect(hasTestMode(user('school_teacher', false), 'development')).toBe(false)
    for (const role of ['student', 'super-student', 'test'] as const)
      expect(hasTestMode(user(role, true), 'development')).toBe(false)
    expect(hasTestMode(null, 'development')).toBe(false)
  })
})
