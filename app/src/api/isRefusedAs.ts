import type { Refusal, RefusalCode } from '@wordstride/api'

/** Whether an error of `unwrap` is this refusal. */
export const isRefusedAs = (code: RefusalCode, error: Error | null): boolean =>
  (error?.cause as Partial<Refusal> | undefined)?.code === code
