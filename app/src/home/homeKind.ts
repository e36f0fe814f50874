import type { Role } from '@wordstride/api'

type HomeKind = 'learner' | 'teacher' | 'center'

const KINDS: Record<Role, HomeKind> = {
  student: 'learner',
  'super-student': 'learner',
  test: 'learner',
  tutor: 'teacher',
  school_teacher: 'teacher',
  'afterschool-teacher': 'teacher',
  lcadmin: 'center',
  admin: 'center',
}

/** Where the work of a role is. */
export const homeKind = (role: Role): HomeKind => KINDS[role]
