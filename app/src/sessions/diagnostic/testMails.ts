import type { TestResult } from '@wordstride/api'
import { sectionName, testMailMessage } from '@wordstride/learning'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import type { OpenTest } from './screen/testSession'
import { isEnded } from './testResult/testResult'

/** Who takes a test is not told of a mail that fails. */
const silently = async (send: () => Promise<unknown>): Promise<void> => {
  await send().catch(() => undefined)
}

/** TEST-31. The server sends it once for each test. */
export const mailTestStart = ({ sessionId }: Pick<OpenTest, 'sessionId'>): Promise<void> =>
  silently(async () => {
    const { user } = authStore.getState()
    if (!user) return
    await apiClient.call('sendTestStartEmail', {
      sendToId: user.userId,
      sessionId,
      studentFirstname: user.firstName,
      studentLastname: user.lastName,
      schoolGrade: user.currentSchoolGrade,
    })
  })

/** TEST-32: the result, then the 'End of Test Notification', which waits for the first to have succeeded. */
export const mailTestResult = (parts: readonly TestResult[]): Promise<void> =>
  silently(async () => {
    const { user } = authStore.getState()
    const last = parts.at(-1)
    if (!user || !last || !isEnded(last)) return
    const result = {
      sendToId: user.userId,
      sessionId: last.sessionId,
      subject: last.nextGrade === null ? 'Test completed' : 'Test progress',
      studentUserName: user.userName,
      studentFirstname: last.firstName,
      studentLastname: last.lastName,
      testSubject: sectionName(last.sectionType),
      message: testMailMessage(last),
      parts: parts.map(({ part, testGrade, accuracy, speed, region, numberOfProblems }) => ({
        part,
        testGrade,
        accuracy,
        speed,
        region,
        numberOfProblem: numberOfProblems,
      })),
    }
    const { status } = await apiClient.call('sendTestResultEmail', result)
    if (status !== 'success') return
    await apiClient.call('sendTestEndEmail', { ...result, subject: 'End of Test Notification' })
  })
