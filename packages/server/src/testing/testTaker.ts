import { randomUUID } from 'node:crypto'
import type { CallInput, CallResult } from '@wordstride/api'
import type { Verdict } from '@wordstride/core'
import { and, eq } from 'drizzle-orm'
import { testProblems } from '../db/schema'
import type { TestApp } from './createTestApp'
import { respond, succeeded } from './gradedPupil'

type Success<T> = Extract<T, { is_success: true }>
export type TestReply = Success<CallResult<'startDiagnosticTest'>>
type AnswerReply = CallResult<'saveTestAnswer'>
type GivenAnswer = CallInput<'saveTestAnswer'>['session_problem_results'][number]

/** Takes tests as a client does. The server's clock moves by `seconds` before every answer. */
export function testTaker(test: TestApp, token: string) {
  const uuidOf = ({ test_session_uuid }: { test_session_uuid: string | null }) => test_session_uuid ?? ''
  const taker = {
    ask: (params: Partial<CallInput<'startDiagnosticTest'>> = {}) =>
      test.call(
        'startDiagnosticTest',
        { test_type: 'diagnostic', section_type: 'ae.voc', test_grade: 4, ...params },
        token,
      ),
    start: async (params: Partial<CallInput<'startDiagnosticTest'>> = {}): Promise<TestReply> =>
      succeeded(await taker.ask(params)),
    startReading: (session: TestReply) =>
      taker.start({ section_type: 'ae.rc', test_session_uuid: uuidOf(session) }),
    askResume: (session: TestReply) =>
      test.call('resumeDiagnosticTest', { test_session_uuid: uuidOf(session) }, token),
    resume: async (session: TestReply): Promise<TestReply> => succeeded(await taker.askResume(session)),
    /** The content's id of a problem of the test, which only the server knows. */
    async contentId(session: TestReply, seq: number): Promise<string> {
      const [row] = await test.db
        .select()
        .from(testProblems)
        .where(and(eq(testProblems.sessionUuid, uuidOf(session)), eq(testProblems.seq, seq)))
      return row?.problemId ?? ''
    },
    async given(
      session: TestReply,
      seq: number,
      verdict: Verdict,
      overrides: Partial<GivenAnswer> = {},
    ): Promise<GivenAnswer> {
      const end_ts = test.now().getTime()
      return {
        problem_id: String(seq),
        answer_id: randomUUID(),
        group_answer: await respond(test, await taker.contentId(session, seq), verdict),
        start_ts: end_ts - 3000,
        end_ts,
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
          test_session_uuid: uuidOf(session),
          session_problem_results: answers,
          current_problem: 1,
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
      for (const [i, { problem_seq }] of session.problems.entries()) {
        last = await taker.answer(session, problem_seq, i < correct ? 'correct' : 'incorrect', seconds)
      }
      return last
    },
    end: (
      session: TestReply,
      test_end: 'timed_out' | 'left',
      more: Partial<CallInput<'saveTestAnswer'>> = {},
    ) => taker.save(session, [], { test_end, ...more }),
    event: (session: TestReply, seq: number, event: CallInput<'recordTestEvent'>['event']) =>
      test.call(
        'recordTestEvent',
        { test_session_uuid: uuidOf(session), problem_id: String(seq), event },
        token,
      ),
    result: async (session: TestReply) =>
      succeeded(await test.call('getTestResult', { test_session_uuid: uuidOf(session) }, token)).result,
  }
  return taker
}
