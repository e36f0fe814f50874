import { ApiError, type Refusal } from '@wordstride/api'

/** Whether an error of `unwrap` is a refusal. */
export const isRefusal = (error: Error): boolean =>
  (error.cause as Partial<Refusal> | undefined)?.isSuccess === false

/** What an error says to whoever reads the screen; of one that is none of the server's, `otherwise`. */
export const messageFor = (error: Error, otherwise: string): string =>
  error instanceof ApiError || isRefusal(error) ? error.message : otherwise
