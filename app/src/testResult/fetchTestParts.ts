import type { TestResult } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { isAllSaved } from '../tests/testWrites'

/** How many tests one page of the records may hold. */
const MOST_PARTS = 100

/** TEST-27: the part of a session and those before it, in their order. */
export async function fetchTestParts(userId: string, testSessionUuid: string): Promise<TestResult[]> {
  await isAllSaved()
  const { result } = unwrap(
    await apiClient.call('getTestResult', { user_id: userId, test_session_uuid: testSessionUuid }),
  )
  if (result.part === 1) return [result]
  const { tests } = unwrap(
    await apiClient.call('getUserTestResult', { user_id: userId, tests_per_page: MOST_PARTS, page_id: 1 }),
  )
  const before = tests.filter(
    ({ test_group_uuid, section_type, part }) =>
      test_group_uuid === result.test_group_uuid &&
      section_type === result.section_type &&
      part < result.part,
  )
  return [...before.sort((a, b) => a.part - b.part), result]
}
