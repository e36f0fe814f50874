import { ApiError } from '@wordstride/api'
import { AnswerRefused } from '@wordstride/player'

/** An answer that is a bad request is one the next time, too; with anything else it can be given again (C-04). */
export function throwRefusal(error: unknown): never {
  if (error instanceof ApiError && error.httpStatus === 400) throw new AnswerRefused(error.message)
  throw error
}
