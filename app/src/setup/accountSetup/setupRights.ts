import type { Role, User } from '@wordstride/api'

const SELF: readonly Role[] = ['student', 'super-student', 'lcadmin', 'admin']

/** SETUP-10, SR-04: a test account, and who teaches, is not set up by its own hand. */
export const canSetUpSelf = (role: Role): boolean => SELF.includes(role)

/** Besides those who may always: whoever is to be set up. */
export const mayTakeTest = ({ menuAuth }: Pick<User, 'menuAuth'>, isSetUp: boolean | undefined): boolean =>
  menuAuth.start_a_test || isSetUp === false
