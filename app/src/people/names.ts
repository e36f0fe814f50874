import { type AccountStatus, fullName, ROLES, type Role, type User } from '@wordstride/api'

export const ROLE_NAMES: Record<Role, string> = {
  student: 'Student',
  'super-student': 'Super-student',
  test: 'Test account',
  school_teacher: 'School teacher',
  'afterschool-teacher': 'After-school teacher',
  tutor: 'Tutor',
  lcadmin: 'Center administrator',
  admin: 'Administrator',
}

export const STATUS_NAMES: Record<AccountStatus, string> = {
  started: 'Active',
  not_started: 'Not begun',
  in_freeze: 'Frozen',
  expired: 'Ended',
}

/** Administrators give every role, those of a center the others (SR-04). */
export const rolesGivenBy = (role: Role | undefined): readonly Role[] =>
  role === 'admin' ? ROLES : ROLES.filter((given) => given !== 'admin' && given !== 'lcadmin')

export const managesPeople = (user: Pick<User, 'role'> | null): boolean =>
  user?.role === 'admin' || user?.role === 'lcadmin'

const inWords = new Intl.ListFormat('en')

/** 'Ada Berg, Ben Cole, and Cai Wu': whom something is about to happen to. */
export const nameAll = (people: readonly Pick<User, 'firstName' | 'lastName' | 'userName'>[]): string =>
  inWords.format(people.map(fullName))
