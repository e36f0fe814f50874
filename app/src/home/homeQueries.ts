import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type {
  AfficientStar,
  AssignmentHistoryRow,
  AssignmentItem,
  DroppedSkill,
  ExtraWorkRow,
  ProgressSummary,
} from '@wordstride/api'
import { format } from 'date-fns'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { outbox } from '../outbox/outbox'

export interface ThisWeek {
  points: number
  items: readonly AssignmentItem[]
  extraItems: readonly AssignmentItem[]
  credited: readonly ExtraWorkRow[]
  notCredited: readonly ExtraWorkRow[]
}

export interface Streak {
  /** Newest first; the running week too. */
  weeks: readonly AssignmentHistoryRow[]
  rewardTokens: number
  completedInARow: number
}

const HOME = 'home'
const today = () => format(new Date(), 'yyyy-MM-dd')

/** A panel's own query; it is read anew on every visit, after what was just done has arrived. */
const useHomeQuery = <T>(name: string, userId: string, read: () => Promise<T>): UseQueryResult<T> =>
  useQuery({
    queryKey: [HOME, userId, name],
    queryFn: async () => {
      await outbox.flush()
      return read()
    },
    staleTime: 0,
  })

/** HOME-24: every panel loads again. */
export const reloadHome = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [HOME, userId] })

/** API-04. */
export const useThisWeek = (userId: string): UseQueryResult<ThisWeek> =>
  useHomeQuery('week', userId, async () => {
    const week = unwrap(await apiClient.call('getUserThisWeekAssignment', { user_id: userId }))
    return {
      points: week.points.total,
      items: week.regular_assignment_combined.assignment_items,
      extraItems: week.extra_assignment_list,
      credited: week.credit_extra_work,
      notCredited: week.extra_work,
    }
  })

/** API-08, API-11. */
export const useStreak = (userId: string): UseQueryResult<Streak> =>
  useHomeQuery('streak', userId, async () => {
    const [history, completed] = await Promise.all([
      apiClient.call('getUserAssignmentHistory', { user_id: userId, today: today() }),
      apiClient.call('getCompletedWeeks', { user_id: userId }),
    ])
    const { assignment_history, reward_tokens } = unwrap(history)
    return {
      weeks: assignment_history,
      rewardTokens: reward_tokens,
      completedInARow: unwrap(completed).number_of_weeks,
    }
  })

/** API-07. */
export const useDroppedSkills = (userId: string): UseQueryResult<readonly DroppedSkill[]> =>
  useHomeQuery(
    'dropped',
    userId,
    async () => unwrap(await apiClient.call('getDroppedSkills', { user_id: userId })).dropped_skills,
  )

/** API-10. */
export const useStars = (userId: string): UseQueryResult<readonly AfficientStar[]> =>
  useHomeQuery(
    'stars',
    userId,
    async () => unwrap(await apiClient.call('getAfficientStar', { user_id: userId })).afficient_star,
  )

/** API-17. */
export const useProgressSummary = (userId: string): UseQueryResult<ProgressSummary> =>
  useHomeQuery(
    'summary',
    userId,
    async () => unwrap(await apiClient.call('getProgressSummary', { user_id: userId, today: today() })).data,
  )
