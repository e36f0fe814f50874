import { queryClient } from '../api/queryClient'

/** Of a query that holds a session: it stays as it is while the session runs. */
export const SESSION_QUERY = { isSession: true } as const

/** What a session changes elsewhere (levels, assignment, courses) is asked anew. */
export const refreshStanding = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isSession !== true })
