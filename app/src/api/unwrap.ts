import type { Refusal } from '@wordstride/api'

type Success<TResult> = Exclude<TResult, Refusal>

/** The fields of a successful reply; a refusal becomes an error for the query that asked. */
export function unwrap<TResult extends { isSuccess: boolean }>(result: TResult): Success<TResult> {
  if (!result.isSuccess) throw new Error((result as unknown as Refusal).message)
  return result as Success<TResult>
}
