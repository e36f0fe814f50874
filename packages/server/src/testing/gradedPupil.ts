import { randomUUID } from 'node:crypto'
import type { CallInput, CallResult, GradedExercise, ToldEvent } from '@wordstride/api'
import type { CourseSection, Verdict } from '@wordstride/core'
import type { SkillState } from '@wordstride/learning'
import { and, eq } from 'drizzle-orm'
import { userSkills } from '../db/schema'
import type { TestApp } from './createTestApp'
import { onWire, wireResponse } from './wireResponse'

type Success<T> = Extract<T, { isSuccess: true }>
export type GradedReply = Success<CallResult<'takeProficiency'>>
export type CheckReply = Success<CallResult<'checkAnswer'>>

export function succeeded<T extends { isSuccess: boolean }>(reply: T): Success<T> {
  if (!reply.isSuccess) throw new Error(JSON.stringify(reply))
  return reply as Success<T>
}

interface Grade {
  user?: string
  section?: CourseSection
  grade?: number
}

/** Sets where a student stands, by skill. */
export async function setLevels(
  test: TestApp,
  levels: Record<string, number | Partial<SkillState>>,
  { user = 'student', section = 'ae.la', grade = 4 }: Grade = {},
): Promise<void> {
  for (const [skillId, given] of Object.entries(levels)) {
    const state = typeof given === 'number' ? { level: given } : given
    const set = {
      level: state.level ?? 0,
      isSecondTry: state.isSecondTry ?? false,
      hasDroppedToZero: state.hasDroppedToZero ?? false,
      accuracyRate: state.accuracyRate ?? null,
      meanTime: state.meanTimeSeconds ?? null,
      lastAnswerAt: null,
    }
    await test.db
      .insert(userSkills)
      .values({ userId: user, sectionType: section, gradeId: grade, skillId, ...set })
      .onConflictDoUpdate({
        target: [userSkills.userId, userSkills.sectionType, userSkills.gradeId, userSkills.skillId],
        set,
      })
  }
}

export async function standingOf(test: TestApp, skillId: string, user = 'student') {
  const [row] = await test.db
    .select()
    .from(userSkills)
    .where(and(eq(userSkills.userId, user), eq(userSkills.skillId, skillId)))
  return row
}

const ALIVE_MS = 30_000

/** Plays graded sessions as a client does, in the ids of the wire or of the content; the server's clock goes on with every attempt. */
export function gradedPupil(test: TestApp, token: string) {
  const pupil = {
    take: async (grade: Grade = {}): Promise<GradedReply> =>
      succeeded(
        await test.call(
          'takeProficiency',
          { sectionType: grade.section ?? 'ae.la', currentGrade: grade.grade ?? 4 },
          token,
        ),
      ),
    /** Time goes by, with signs of life. */
    async spend(session: { sessionId: string | null }, seconds: number): Promise<void> {
      for (let left = seconds * 1000; left > 0; left -= ALIVE_MS) {
        test.advance(Math.min(left, ALIVE_MS))
        const at = test.now().getTime()
        if (left > ALIVE_MS) {
          await pupil.tell(session, [{ type: 'alive', at, until: at }])
        }
      }
    },
    async tell(session: { sessionId: string | null }, events: ToldEvent[]) {
      const params = { sessionId: session.sessionId ?? '', events: await onWire(test, session, events) }
      return succeeded(await test.call('recordSessionEvents', params, token))
    },
    async submission(
      session: { sessionId: string | null },
      problemId: string,
      verdict: Verdict,
      { seconds = 20, ...overrides }: Partial<CallInput<'checkAnswer'>> & { seconds?: number } = {},
    ): Promise<CallInput<'checkAnswer'>> {
      const endTs = test.now().getTime()
      return {
        sessionId: session.sessionId ?? '',
        ...(await wireResponse(test, session.sessionId ?? '', problemId, verdict)),
        answerId: randomUUID(),
        // An attempt begins after the one before has ended.
        startTs: endTs - seconds * 1000 + 1,
        endTs,
        hintChecked: false,
        ...overrides,
      }
    },
    async check(
      session: { sessionId: string | null },
      problemId: string,
      verdict: Verdict,
      overrides: Partial<CallInput<'checkAnswer'>> & { seconds?: number } = {},
    ): Promise<CheckReply> {
      await pupil.spend(session, overrides.seconds ?? 20)
      const submission = await pupil.submission(session, problemId, verdict, overrides)
      return succeeded(await test.call('checkAnswer', submission, token))
    },
    /** Answers every problem right in the end; `firstVerdict` says how the first check goes. */
    async finish(
      session: { sessionId: string | null; problems: readonly GradedExercise[] },
      firstVerdict: (exercise: GradedExercise, index: number) => Verdict = () => 'correct',
    ): Promise<CheckReply[]> {
      const first: CheckReply[] = []
      for (const [index, exercise] of session.problems.entries()) {
        const verdict = firstVerdict(exercise, index)
        first.push(await pupil.check(session, exercise.problemId, verdict))
        if (verdict !== 'correct') await pupil.check(session, exercise.problemId, 'correct')
      }
      return first
    },
  }
  return pupil
}
