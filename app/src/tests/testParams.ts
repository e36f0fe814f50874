import { TEST_TYPES } from '@wordstride/core'
import * as z from 'zod/mini'

const uuidField = z.nullish(z.uuid())
const nameField = z.nullish(z.string().check(z.maxLength(60)))

/** A test to start (TEST-08). */
const newTestSchema = z.object({
  test_type: z.enum(TEST_TYPES),
  section_type: z.enum(['ae.la', 'ae.voc']),
  test_grade: z.int().check(z.gte(0), z.lte(12)),
  /** Minutes. */
  test_length: z.nullish(z.int().check(z.gte(1), z.lte(120))),
  /** How many problems; of a mini_test. */
  test_problems: z.nullish(z.int().check(z.gte(1), z.lte(1000))),
  first_name: nameField,
  last_name: nameField,
  /** Of the parts before (TEST-11). */
  test_group_uuid: uuidField,
})
export type NewTest = z.infer<typeof newTestSchema>

/** A test to go on with (TEST-23, TEST-24). */
const runningTestSchema = z.object({
  test_session_uuid: z.uuid(),
  test_current_problem_index: z.nullish(z.int().check(z.gte(0), z.lte(1000))),
})
export type RunningTest = z.infer<typeof runningTestSchema>

export type TestParams = NewTest | RunningTest

const paramsSchema = z.union([runningTestSchema, newTestSchema])

/** The encoded JSON in the address of /tests (TEST-07); null when it names no test. */
export function readTestParams(search: URLSearchParams): TestParams | null {
  try {
    const parsed = paramsSchema.safeParse(JSON.parse(search.get('params') ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export const isRunning = (params: TestParams): params is RunningTest => 'test_session_uuid' in params

/** TEST-07. */
export const testsLink = (params: TestParams): string =>
  `/tests?params=${encodeURIComponent(JSON.stringify(params))}`

/** TEST-27. */
export const testResultLink = (testSessionUuid: string): string =>
  `/configTestResult?test_session_uuid=${encodeURIComponent(testSessionUuid)}`

/** TEST-24: from the history back into the test, at its first unanswered problem. */
export const resumeLink = ({
  test_session_uuid,
  start_problem_seq,
}: {
  test_session_uuid: string
  start_problem_seq: number | null
}): string => testsLink({ test_session_uuid, test_current_problem_index: (start_problem_seq ?? 1) - 1 })
