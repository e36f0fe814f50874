import { queryOptions } from '@tanstack/react-query'
import { lastDraftType, loadDraft } from './drafts'
import { samplesOf } from './samples'

/** The problem type that was worked on last in this browser; null for none. */
export const lastDraftTypeQuery = queryOptions({
  queryKey: ['authoring', 'lastDraftType'],
  queryFn: () => lastDraftType().catch(() => null),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the work on a type begins with: the draft of this browser, else a sample. Read whenever a type is opened. */
export const openingTextQuery = (type: string) =>
  queryOptions({
    queryKey: ['authoring', 'openingText', type],
    queryFn: async () =>
      (await loadDraft(type).catch(() => null)) ??
      (await samplesOf(type)[0]?.load()) ??
      JSON.stringify({ problem_type: type }, null, 2),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // A draft needs no network.
    networkMode: 'always',
  })
