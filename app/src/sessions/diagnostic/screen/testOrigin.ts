import * as z from 'zod/mini'

/** The state of a link to a test from the account setup, which is led back there (TEST-22). */
export const FROM_SETUP = { from: 'accountSetup' } as const

const originSchema = z.object({ from: z.literal(FROM_SETUP.from) })

export const isFromSetup = (state: unknown): boolean => originSchema.safeParse(state).success

const SETUP_TEST_TAB = 3

/** SETUP-14: back to the tab of the tests, with the test that has ended. */
export const setupReturn = (sessionId: string) => ({ tab: SETUP_TEST_TAB, sessionId })

const returnSchema = z.object({ tab: z.int(), sessionId: z.optional(z.string()) })

export function readSetupReturn(state: unknown): { tab: number | null; sessionId: string | null } {
  const { data } = returnSchema.safeParse(state)
  return { tab: data?.tab ?? null, sessionId: data?.sessionId ?? null }
}
