import { ApiError, type Refusal, type RefusalCode } from '@wordstride/api'

const refusalOf = (error: Error | null) => error?.cause as Partial<Refusal> | undefined

/** Whether an error of `unwrap` is a refusal. */
export const isRefusal = (error: Error): boolean => refusalOf(error)?.isSuccess === false

/** Whether it is this one. */
export const isRefusedAs = (code: RefusalCode, error: Error | null): boolean =>
  refusalOf(error)?.code === code

/** What an error says to whoever reads the screen; of one that is none of the server's, `otherwise`. */
export const messageFor = (error: Error, otherwise: string): string =>
  error instanceof ApiError || isRefusal(error) ? error.message : otherwise
