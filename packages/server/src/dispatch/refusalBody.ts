import { type Refusal, refusalSchema, wireCodec } from '@wordstride/api'

const codec = wireCodec(refusalSchema)

/** The body of a reply other than 200, as every error is told (SR-01). */
export const refusalBody = (message: string): object =>
  codec.toWire({ isSuccess: false, status: 'error', message } satisfies Refusal) as object
