import type { FastifyReply, FastifyRequest } from 'fastify'

const RANGE = /^bytes=(\d*)-(\d*)$/

/** First and last byte that a browser asks for; null for all of them, and for what is no single part. */
function partOf(range: string | undefined, size: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = RANGE.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return { first, last }
}

/** Sends a file out of memory, or the part that is asked for: Safari plays a recording in parts or not at all. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, content: Buffer): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  const part = partOf(request.headers.range, content.length)
  if (part === null) return reply.send(content)
  const { first, last } = part
  if (first > last)
    return reply.code(416).header('content-range', `bytes */${content.length}`).send(Buffer.alloc(0))
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${content.length}`)
    .send(content.subarray(first, last + 1))
}
