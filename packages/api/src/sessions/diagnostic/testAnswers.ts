import { sectionTypeSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import { post, reply } from '../../calls/defineCall'
import { idField, responseJsonField, timestampField, userIdField, uuidField } from '../../calls/fields'
import { refusalSchema } from '../../calls/refusalSchema'
import { named } from '../../calls/wireCodec'
import { sessionEventsField } from '../sessionEvents'

export const testSessionIdField = named('test_session_uuid', uuidField)
/** Numbers of the problems of a part count from 1 through all its stages. */
export const problemSeqField = z.int().check(z.gte(1), z.lte(1000))

/** What became of one given answer. Only `saved` and `already_answered` mean that the problem is done. */
const OUTCOMES = [
  'saved',
  /** Another answer to this problem was there before, and stays. */
  'already_answered',
  'not_answered',
  'over_answered',
  /** A problem before it is still open, or it was skipped. */
  'not_now',
  /** More than 30 seconds after the end (SR-30), or after the end of the test. */
  'too_late',
] as const

const outcomeSchema = z.object({
  answerId: uuidField,
  problemId: idField,
  outcome: z.enum(OUTCOMES),
})
export type TestAnswerOutcome = z.infer<typeof outcomeSchema>

/** What waits in the outbox of a test. */
export const testAnswerCalls = {
  saveTestAnswer: post({
    path: 'savetestanswer',
    function: 'saveTestAnswer',
    access: 'own',
    onFailure: 'keep',
    params: z.object({
      userId: userIdField,
      sessionId: testSessionIdField,
      /** The stage; nothing depends on it. */
      sectionType: z.nullish(sectionTypeSchema),
      /** Any number of answers, saved once each. */
      sessionProblemResults: z
        .array(
          z.object({
            problemId: idField,
            /** Made by the client; the same id, or the same startTs of the problem, is one answer (SR-17). */
            answerId: uuidField,
            /** The response as JSON. */
            responseJson: responseJsonField,
            /** By the student's clock. */
            startTs: timestampField,
            endTs: timestampField,
          }),
        )
        .check(z.maxLength(100)),
      /** `problemSeq` of the problem on the screen. */
      currentProblem: problemSeqField,
      /** Ends the test after saving (TEST-12): its last time is up, or the student leaves. */
      testEnd: z.nullish(z.enum(['timed_out', 'left'])),
    }),
    result: z.discriminatedUnion('isSuccess', [
      z.object({
        isSuccess: z.literal(true),
        status: z.literal('success'),
        outcomes: z.array(outcomeSchema),
        /** What the test made of the answers, and of those that were there before: what they tell of, and that they were given. */
        events: sessionEventsField,
        /** True when the test has ended, by `testEnd` or with the answer to the last problem. */
        isEnded: z.boolean(),
      }),
      z.object({
        ...refusalSchema.shape,
        /** When every given answer was refused and nothing else was asked for. */
        outcomes: z.optional(z.array(outcomeSchema)),
      }),
    ]),
    summary:
      'Saves answers of a test, without any verdict. Incomplete and invalid ones are refused with the message of TEST-16; sending one twice saves it once.',
    source: ['API-35', 'TEST-12', 'TEST-16', 'TEST-20', 'TEST-21', 'SR-17', 'SR-30'],
  }),
  recordTestEvent: post({
    path: 'testevent',
    function: 'recordTestEvent',
    access: 'own',
    params: z.object({
      userId: userIdField,
      sessionId: testSessionIdField,
      problemId: idField,
      event: z.discriminatedUnion('type', [
        z.object({ type: z.literal('exercise_shown'), at: timestampField }),
        /** A draft; a complete one is saved when the time is up (C-38). */
        z.object({ type: z.literal('responded'), responseJson: responseJsonField }),
        z.object({ type: z.literal('skipped'), message: z.optional(z.string().check(z.maxLength(500))) }),
        /** The screen is still open; sent twice a minute, so that a crash costs no more time than that. */
        z.object({ type: z.literal('active') }),
      ]),
    }),
    result: reply({}),
    summary: 'Remembers what happens between the answers of a test, so that it goes on where it was.',
    source: ['TEST-23', 'SR-35'],
  }),
}
