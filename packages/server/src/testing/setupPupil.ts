import { randomUUID } from 'node:crypto'
import type { CallInput, CallResult } from '@wordstride/api'
import type { ContentPack } from '@wordstride/content'
import type { CourseSection } from '@wordstride/core'
import { type LearningInfo, makeLearningInfo, planSetup, type Region } from '@wordstride/learning'
import { type TestSessionRow, testSessions } from '../db/schema'
import type { TestApp } from './createTestApp'
import { gradedPack } from './gradedPack'

type Upsert = CallInput<'upsertUserLearningInfo'>

export interface StoredResult {
  section: CourseSection
  gradeId: number
  region: Region
}

const renamed = ({ chapters }: ContentPack, letter: string): ContentPack['chapters'] =>
  JSON.parse(JSON.stringify(chapters).replaceAll(/\bk(?=\d)/g, letter))

/** Language arts of grade 2 (a1, a2) and 4 (b1, b2, b3), words of grade 2 (w1, w2) and 5 (x1, x2). */
export const setupPack = (): ContentPack => ({
  ...gradedPack({ version: 'setup' }),
  chapters: [
    ...renamed(gradedPack({ skills: 2, grade: 2 }), 'a'),
    ...renamed(gradedPack({ skills: 3, grade: 4 }), 'b'),
    ...renamed(gradedPack({ skills: 2, grade: 2, section: 'ae.voc' }), 'w'),
    ...renamed(gradedPack({ skills: 2, grade: 5, section: 'ae.voc' }), 'x'),
  ],
})

/** What the client sends: the plan as it was seen. */
export const sent = (infos: readonly LearningInfo[]): Upsert['userLearningInfo'] =>
  infos.map((info) => ({ ...info, gradeSetup: [...info.gradeSetup] }))

/** Sets accounts up as a client does. */
export function setupPupil(test: TestApp, userId: string, token: string) {
  let endedAt = test.now().getTime()
  return {
    /** A test that has ended, as if it had been taken. */
    async hasResult({ section, gradeId, region }: StoredResult, change: Partial<TestSessionRow> = {}) {
      const at = new Date(endedAt++)
      await test.db.insert(testSessions).values({
        userId,
        sessionId: randomUUID(),
        groupId: randomUUID(),
        testType: 'diagnostic',
        sectionType: section,
        gradeId,
        selectedGrade: gradeId,
        part: 1,
        testLength: 4,
        isPractice: false,
        firstName: '',
        lastName: '',
        ip: '',
        stages: [],
        startedAt: at,
        visitStartedAt: at,
        lastActivityAt: at,
        endedAt: at,
        endReason: 'completed',
        accuracy: 0.5,
        speed: 1,
        region,
        ...change,
      })
    },
    /** The plan of these results. */
    plan: (results: readonly StoredResult[], schoolGrade = 4) =>
      makeLearningInfo(planSetup(results.map((result, i) => ({ ...result, endedAt: i }))), schoolGrade),
    setUp: (
      infos: readonly LearningInfo[],
      more: Partial<Upsert> = {},
    ): Promise<CallResult<'upsertUserLearningInfo'>> =>
      test.call(
        'upsertUserLearningInfo',
        { userId, updatedBySource: 'account_setup', userLearningInfo: sent(infos), ...more },
        token,
      ),
    assign: () => test.call('createAssignmentForUser', { userId }, token),
    isSetUp: async () => {
      const reply = await test.call('checkUserLearningInfo', { userId }, token)
      return reply.isSuccess && reply.userLearningInfoIsValid
    },
  }
}
