import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput, DraftLanguage } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'

const all = ['publishing'] as const

export const draftsQuery = queryOptions({
  queryKey: [...all, 'drafts'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('listDrafts', {}, { signal })),
  staleTime: 0,
})

export const draftQuery = (draftId: string, revision?: number) =>
  queryOptions({
    queryKey: [...all, 'draft', draftId, revision ?? null],
    queryFn: async ({ signal }) =>
      unwrap(
        await apiClient.call(
          'getDraft',
          { draftId, ...(revision === undefined ? {} : { revision }) },
          { signal },
        ),
      ),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

interface WrittenProblem {
  problemId: string
  language: DraftLanguage
  text: string
}

/** What a text makes, and what is wrong with it. */
export const checkQuery = (written: WrittenProblem) =>
  queryOptions({
    queryKey: [...all, 'check', written],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('checkDraft', written, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  })

export const releasesQuery = queryOptions({
  queryKey: [...all, 'releases'],
  queryFn: async ({ signal }) => unwrap(await apiClient.call('listReleases', {}, { signal })),
  staleTime: 0,
})

export const releasePreviewQuery = (chosen: CallInput<'previewRelease'>['chosen']) =>
  queryOptions({
    queryKey: [...all, 'preview', chosen],
    queryFn: async ({ signal }) => unwrap(await apiClient.call('previewRelease', { chosen }, { signal })),
    staleTime: 0,
    gcTime: 0,
  })

export const refreshPublishing = () => queryClient.invalidateQueries({ queryKey: all })
