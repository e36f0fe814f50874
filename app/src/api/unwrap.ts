import type { Refusal } from '@wordstride/api'

/** The fields of a successful reply; a refusal becomes an error for the query that asked, with itself as its cause. */
export function unwrap<TReply extends { isSuccess: true } | Refusal>(
  reply: TReply,
): Exclude<TReply, Refusal> {
  if (!reply.isSuccess) throw new Error(reply.message, { cause: reply })
  return reply as Exclude<TReply, Refusal>
}
