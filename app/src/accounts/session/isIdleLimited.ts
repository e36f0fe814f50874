import type { Role } from '@wordstride/api'

/** IDLE-01: in production, for every role but admin and lcadmin. */
export const isIdleLimited = (role: Role, environment: string | undefined): boolean =>
  environment === 'production' && role !== 'admin' && role !== 'lcadmin'
