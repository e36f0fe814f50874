import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { replyError } from './replyError'

/** As the stream of a compressed reply ends when its reader is gone. */
const prematureClose = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

function answer(error: FastifyError, isGone: boolean) {
  const log = { error: vi.fn() }
  const request = { socket: { destroyed: isGone }, log } as unknown as FastifyRequest
  const code = vi.fn(() => ({ send: () => undefined }))
  replyError(error, request, { code } as unknown as FastifyReply)
  return { status: code.mock.calls[0], logged: log.error.mock.calls.length }
}

describe('replyError', () => {
  it('counts who leaves in the midst of a reply as gone, not as a fault of the server', () => {
    expect(answer(prematureClose, true)).toEqual({ status: [499], logged: 0 })
  })

  it.each([
    ['a stream that breaks while somebody reads', prematureClose, false],
    ['a fault, though nobody waits any more', Object.assign(new Error('no table'), { code: '42P01' }), true],
  ])('[SR-01] is a 500 and in the log for %s', (_, error, isGone) => {
    expect(answer(error, isGone)).toEqual({ status: [500], logged: 1 })
  })
})
