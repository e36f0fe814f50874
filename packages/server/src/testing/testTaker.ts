import { randomUUID } from 'node:crypto'
import type { CallInput, CallResult } from '@wordstride/api'
import type { Verdict } from '@wordstride/core'
import { and, eq } from 'drizzle-orm'
import { testProblems } from '../db/schema'
import type { TestApp } from './createTestApp'
import { succeeded } from './gradedPupil'
import { testResponse } from './wireResponse'

type Success<T> = Extract<T, { isSuccess: true }>
export type TestReply = Success<CallResult<'startDiagnosticTest'>>
type AnswerReply = CallResult<'saveTestAnswer'>
type GivenAnswer = CallInput<'saveTestAnswer'>['sessionProblemResults'][number]

/** Takes tests as a client does. The server's clock moves by `seconds` before every answer. */
export function testTaker(test: TestApp, token: string) {
  const uuidOf = ({ sessionId }: { sessionId: string | null }) => sessionId ?? ''
  const taker = {
    ask: (params: Partial<CallInput<'startDiagnosticTest'>> = {}) =>
      test.call(
        'startDiagnosticTest',
        { testType: 'diagnostic', sectionType: 'ae.voc', testGrade: 4, ...params },
        token,
      ),
    start: async (params: Partial<CallInput<'startDiagnosticTest'>> = {}): Promise<TestReply> =>
      succeeded(await taker.ask(params)),
    startReading: (session: TestReply) => taker.start({ sectionType: 'ae.rc', sessionId: uuidOf(session) }),
    askResume: (session: TestReply) =>
      test.call('resumeDiagnosticTest', { sessionId: uuidOf(session) }, token),
    resume: async (session: TestReply): Promise<TestReply> => succeeded(await taker.askResume(session)),
    /** The content's id of a problem of the test, which only the server knows. */
    async contentId(session: TestReply, seq: number): Promise<string> {
      const [row] = await test.db
        .select()
        .from(testProblems)
        .where(and(eq(testProblems.sessionId, uuidOf(session)), eq(testProblems.seq, seq)))
      return row?.problemId ?? ''
    },
    async given(
      session: TestReply,
      seq: number,
      verdict: Verdict,
      overrides: Partial<GivenAnswer> = {},
    ): Promise<GivenAnswer> {
      const endTs = test.now().getTime()
      return {
        problemId: String(seq),
        answerId: randomUUID(),
        responseJson: await testResponse(test, uuidOf(session), seq, verdict),
        startTs: endTs - 3000,
        endTs,
        ...overrides,
      }
    },
    save: (
      session: TestReply,
      answers: GivenAnswer[],
      more: Partial<CallInput<'saveTestAnswer'>> = {},
    ): Promise<AnswerReply> =>
      test.call(
        'saveTestAnswer',
        {
          sessionId: uuidOf(session),
          sessionProblemResults: answers,
          currentProblem: 1,
          ...more,
        },
        token,
      ),
    async answer(session: TestReply, seq: number, verdict: Verdict, seconds = 3): Promise<AnswerReply> {
      test.advance(seconds * 1000)
      return taker.save(session, [await taker.given(session, seq, verdict)])
    },
    /** Answers the problems of the running stage one after the other: the first `correct` of them right. */
    async answerAll(session: TestReply, correct: number, seconds = 3): Promise<AnswerReply | null> {
      let last: AnswerReply | null = null
      for (const [i, { problemSeq }] of session.problems.entries()) {
        last = await taker.answer(session, problemSeq, i < correct ? 'correct' : 'incorrect', seconds)
      }
      return last
    },
    end: (
      session: TestReply,
      testEnd: 'timed_out' | 'left',
      more: Partial<CallInput<'saveTestAnswer'>> = {},
    ) => taker.save(session, [], { testEnd, ...more }),
    event: (session: TestReply, seq: number, event: CallInput<'recordTestEvent'>['event']) =>
      test.call('recordTestEvent', { sessionId: uuidOf(session), problemId: String(seq), event }, token),
    result: async (session: TestReply) =>
      succeeded(await test.call('getTestResult', { sessionId: uuidOf(session) }, token)).result,
  }
  return taker
}
