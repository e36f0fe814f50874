import { useQuery } from '@tanstack/react-query'
import { releasesQuery } from './publishingQueries'

/** The drafts that wait for the time of their release as they are; undefined while that is not known. */
export const useScheduledDrafts = (): readonly string[] | undefined =>
  useQuery(releasesQuery)
    .data?.releases.filter(({ state }) => state === 'scheduled')
    .flatMap(({ draftIds, outdated }) => draftIds.filter((draftId) => !outdated.includes(draftId)))
