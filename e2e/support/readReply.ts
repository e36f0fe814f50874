import { type CallName, type CallResult, calls, wireCodec } from '@wordstride/api'

/** What the body of a reply says, by the names of the product. */
export const readReply = <TName extends CallName>(name: TName, body: unknown): CallResult<TName> =>
  wireCodec(calls[name].result).fromWire(body) as CallResult<TName>
