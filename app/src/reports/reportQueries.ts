import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { fromDay } from '../forms/days'
import { settledQuery } from '../outbox/settledQuery'

const reportQuery = <T>(key: readonly unknown[], read: (signal: AbortSignal) => Promise<T>) =>
  settledQuery({ queryKey: ['reports', ...key], read })

/** The name and the grades of somebody whom staff look after. */
export const studentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['reports', 'student', userId],
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('getReportedStudent', { userId }, { signal })).student,
  })

/** A grade of a section with its skills (API-37). */
export const proficiencyQuery = (userId: string, sectionType: CourseSection, gradeId: number) =>
  reportQuery(
    ['proficiency', userId, sectionType, gradeId],
    async (signal) =>
      unwrap(await apiClient.call('getProficiencyReport', { userId, sectionType, gradeId }, { signal }))
        .report,
  )

/** The sessions of some days, both ends with them (API-34). */
export const activityQuery = (userId: string, from: string, to: string) =>
  reportQuery(['activity', userId, from, to], async (signal) => {
    const startTime = fromDay(from)
    const endTime = new Date(`${to}T23:59:59.999`).getTime()
    return unwrap(await apiClient.call('getUserActivity', { userId, startTime, endTime }, { signal })).data
  })

export const userListQuery = (role: string) =>
  reportQuery(['users', role], async (signal) =>
    unwrap(await apiClient.call('getUserListByRole', { role }, { signal })),
  )

export const dailyActivityQuery = (params: CallInput<'getUserDailyActivity'>) =>
  reportQuery(['daily', params], async (signal) =>
    unwrap(await apiClient.call('getUserDailyActivity', params, { signal })),
  )

type HonorsParams = CallInput<'getUserHonorsChartWithGoal'>

/** API-15; a reply other than success says so in these words (REW-11, ERR-10). */
export const honorsChartQuery = (params: HonorsParams) =>
  reportQuery(['honors chart', params], async (signal) => {
    const reply = await apiClient.call('getUserHonorsChartWithGoal', params, { signal })
    if (!reply.isSuccess) throw new Error('Failed to load the Honors chart.')
    return reply
  })

/** The score over time, as a picture (API-38). */
export const progressPlotQuery = (params: CallInput<'getUserProgressPlot'>) =>
  reportQuery(['progress plot', params], async (signal) =>
    unwrap(await apiClient.call('getUserProgressPlot', params, { signal })),
  )
