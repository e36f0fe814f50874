import { describe, expect, it } from 'vitest'
import { roleSchema, userSchema } from './userAuth'

describe('accounts', () => {
  it('[ROLE-01] have one of eight roles, and the licence SCHOOL, AFTERSCHOOL or none', () => {
    expect([...roleSchema.options].sort()).toEqual([
      'admin',
      'afterschool-teacher',
      'lcadmin',
      'school_teacher',
      'student',
      'super-student',
      'test',
      'tutor',
    ])
    const { license } = userSchema.shape
    for (const value of ['SCHOOL', 'AFTERSCHOOL', null]) expect(license.safeParse(value).success).toBe(true)
    for (const value of ['school', 'HOME', '']) expect(license.safeParse(value).success).toBe(false)
  })
})
