import { queryOptions } from '@tanstack/react-query'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'

const keys = {
  info: ['support', 'info'] as const,
  outline: ['support', 'outline'] as const,
  notice: (userId: string) => ['support', 'notice', userId] as const,
}

/** Sessions, schedule, holidays and contact (API-50). */
export const supportInfoQuery = queryOptions({
  queryKey: keys.info,
  queryFn: async ({ signal }) => unwrap(await apiClient.call('getSupportInfo', {}, { signal })).supportInfo,
})

/** The review sessions by id (API-50). */
export const reviewOutlineQuery = queryOptions({
  queryKey: keys.outline,
  queryFn: async ({ signal }) =>
    unwrap(await apiClient.call('getReviewOutline', {}, { signal })).reviewOutline,
})

/** The notice and the centre it is about (SUP-05). */
export const centerNoticeQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.notice(userId),
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getCenterNotice', {}, { signal })),
  })
