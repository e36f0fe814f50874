import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { nextTaskQuery } from '../assignments/assignmentQueries'
import { HasPageRetry } from '../panels/pageRetry'
import { LoadFailure } from '../shell/LoadFailure'
import {
  droppedSkillsQuery,
  progressSummaryQuery,
  starsQuery,
  streakQuery,
  thisWeekQuery,
} from './homeQueries'

/** One thing that fails is tried again where it stands; when more fail, the page is. */
export function PageRetry({ userId, children }: { userId: string; children: ReactNode }) {
  // They are asked for where they are shown.
  const here = { enabled: false } as const
  const results = [
    useQuery({ ...thisWeekQuery(userId), ...here }),
    useQuery({ ...streakQuery(userId), ...here }),
    useQuery({ ...droppedSkillsQuery(userId), ...here }),
    useQuery({ ...starsQuery(userId), ...here }),
    useQuery({ ...progressSummaryQuery(userId), ...here }),
    useQuery({ ...nextTaskQuery(userId), ...here }),
  ]
  const failed = results.filter(({ isError, data }) => isError && data === undefined)
  const isPage = failed.length > 1
  return (
    <HasPageRetry value={isPage}>
      {isPage && (
        <LoadFailure
          what="A part of your page"
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      {children}
    </HasPageRetry>
  )
}
