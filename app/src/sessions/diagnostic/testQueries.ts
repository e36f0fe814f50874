import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { TEST_RECORDS_PER_PAGE } from '@wordstride/learning'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { SESSION_QUERY } from '../refreshStanding'
import type { TestParams } from './screen/testParams'
import { fetchTest } from './screen/testSession'
import { isAllSaved } from './screen/testWrites'
import { fetchTestParts } from './testResult/fetchTestParts'

export const testKeys = {
  visit: (visit: string) => ['tests', 'visit', visit] as const,
  records: (userId: string, page: number) => ['tests', userId, 'records', page] as const,
  consolidated: (userId: string) => ['tests', userId, 'consolidated'] as const,
  result: (userId: string, sessionId: string | null) => ['tests', userId, 'result', sessionId] as const,
}

/** One visit of a test. It may start one on the server, so the page does not cancel it. */
export const testVisitQuery = (userId: string, visit: string, params: TestParams) =>
  queryOptions({
    queryKey: testKeys.visit(visit),
    meta: SESSION_QUERY,
    queryFn: () => fetchTest(userId, params),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  })

/** TEST-28; the page before stays until it is there. */
export const testRecordsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: testKeys.records(userId, page),
    queryFn: async ({ signal }) => {
      const params = { userId, testsPerPage: TEST_RECORDS_PER_PAGE, pageId: page }
      return unwrap(await apiClient.call('getUserTestResult', params, { signal }))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** SETUP-05, SETUP-09: all that the diagnostic tests have said, and the test that comes next. */
export const consolidatedResultQuery = (userId: string) =>
  queryOptions({
    queryKey: testKeys.consolidated(userId),
    queryFn: async ({ signal }) => {
      await isAllSaved()
      return unwrap(await apiClient.call('getConsolidatedTestResult', { userId }, { signal }))
    },
    staleTime: 0,
  })

/** The grades that have test problems, by section. */
export const testGradesQuery = () =>
  queryOptions({
    queryKey: ['tests', 'grades'] as const,
    queryFn: async ({ signal }) => unwrap(await apiClient.call('getTestGrades', {}, { signal })).sections,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** One part with its measures and problems (TEST-27). */
export const testResultQuery = (userId: string, sessionId: string | null) =>
  queryOptions({
    queryKey: testKeys.result(userId, sessionId),
    enabled: sessionId !== null,
    queryFn: ({ signal }) => fetchTestParts(userId, sessionId ?? '', signal),
    staleTime: 0,
  })
