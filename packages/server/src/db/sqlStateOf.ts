export const SQL_STATE = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  deadlock: '40P01',
  lockNotAvailable: '55P03',
  insufficientPrivilege: '42501',
} as const

/** SQLSTATE of a statement that failed, which Drizzle wraps; null of any other error. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return null
}
