import type { TestResult } from '@wordstride/api'
import { TEST_RECORDS_OF_SETUP } from '@wordstride/learning'
import { apiClient } from '../../../api/apiClient'
import { unwrap } from '../../../api/unwrap'
import { isAllSaved } from '../screen/testWrites'

/** TEST-27: the part of a session and those before it, in their order. */
export async function fetchTestParts(
  userId: string,
  sessionId: string,
  signal: AbortSignal,
): Promise<TestResult[]> {
  await isAllSaved()
  const { result } = unwrap(await apiClient.call('getTestResult', { userId, sessionId }, { signal }))
  if (result.part === 1) return [result]
  const { tests } = unwrap(
    await apiClient.call(
      'getUserTestResult',
      { userId, testsPerPage: TEST_RECORDS_OF_SETUP, pageId: 1 },
      { signal },
    ),
  )
  const before = tests.filter(
    ({ groupId, sectionType, part }) =>
      groupId === result.groupId && sectionType === result.sectionType && part < result.part,
  )
  return [...before.sort((a, b) => a.part - b.part), result]
}
