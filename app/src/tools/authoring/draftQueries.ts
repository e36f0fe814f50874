import { queryOptions } from '@tanstack/react-query'
import { lastDraftType } from './drafts'

/** The problem type that was worked on last in this browser; null for none. */
export const lastDraftTypeQuery = queryOptions({
  queryKey: ['authoring', 'lastDraftType'],
  queryFn: () => lastDraftType().catch(() => null),
  staleTime: Number.POSITIVE_INFINITY,
})
