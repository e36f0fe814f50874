import { named, wireCodec } from '@wordstride/api'
import { COURSE_SECTIONS, TEST_TYPES } from '@wordstride/core'
import * as z from 'zod/mini'

const nameField = z.nullish(z.string().check(z.maxLength(60)))

/** A test to start (TEST-08). */
const newTestSchema = z.object({
  testType: z.enum(TEST_TYPES),
  sectionType: z.enum(COURSE_SECTIONS),
  testGrade: z.int().check(z.gte(0), z.lte(12)),
  /** Minutes. */
  testLength: z.nullish(z.int().check(z.gte(1), z.lte(120))),
  /** How many problems; of a mini_test. */
  testProblems: z.nullish(z.int().check(z.gte(1), z.lte(1000))),
  firstName: nameField,
  lastName: nameField,
  /** Of the parts before (TEST-11). */
  groupId: named('test_group_uuid', z.nullish(z.uuid())),
})
export type NewTest = z.infer<typeof newTestSchema>

/** A test to go on with (TEST-23, TEST-24). */
const runningTestSchema = z.object({
  sessionId: named('test_session_uuid', z.uuid()),
  testCurrentProblemIndex: z.nullish(z.int().check(z.gte(0), z.lte(1000))),
})
export type RunningTest = z.infer<typeof runningTestSchema>

export type TestParams = NewTest | RunningTest

const runningTest = wireCodec(runningTestSchema)
const newTest = wireCodec(newTestSchema)

/** The encoded JSON in the address of /tests, in the names of the wire (TEST-07); null when it names no test. */
export function readTestParams(search: URLSearchParams): TestParams | null {
  try {
    const given: unknown = JSON.parse(search.get('params') ?? 'null')
    const codec = [runningTest, newTest].find(({ schema }) => schema.safeParse(given).success)
    return codec ? (codec.fromWire(codec.schema.parse(given)) as TestParams) : null
  } catch {
    return null
  }
}

export const isRunning = (params: TestParams): params is RunningTest => 'sessionId' in params

/** What a test needs to begin travels in its address (TEST-07). */
export const testsLink = (params: TestParams): string =>
  `/tests?params=${encodeURIComponent(JSON.stringify((isRunning(params) ? runningTest : newTest).toWire(params)))}`

/** The results page asks for the session named here (TEST-27). */
export const testResultLink = (sessionId: string): string =>
  `/configTestResult?test_session_uuid=${encodeURIComponent(sessionId)}`

/** TEST-24: from the history back into the test, at its first unanswered problem. */
export const resumeLink = ({
  sessionId,
  startProblemSeq,
}: {
  sessionId: string
  startProblemSeq: number | null
}): string => testsLink({ sessionId, testCurrentProblemIndex: (startProblemSeq ?? 1) - 1 })
