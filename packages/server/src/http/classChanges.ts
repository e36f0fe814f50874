import { addressOf } from '@wordstride/api'
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { validate as isUuid } from 'uuid'
import { forbidden, tooManyRequests } from '../dispatch/httpError'
import { readToken } from '../dispatch/readToken'
import { refusalBody } from '../dispatch/refusalBody'
import { refuseOtherSites } from '../dispatch/refuseOtherSites'

/** A proxy ends what is silent for longer; with each beat the token and the rights are looked at again. */
const BEAT_MS = 20 * millisecondsInSecond
/** The browser comes again. */
const LONGEST_MS = 5 * millisecondsInMinute
/** Open at once by one user; the oldest gives way. */
const MOST_OF_USER = 3
/** Open at once in a process; who comes later reads by the clock. */
const MOST = 1_000

interface ClassChanges {
  /** Who it is, by the token; null when the token is good for nothing. */
  findUser(token: string): Promise<{ userId: string; mayWatch(classId: string): Promise<boolean> } | null>
  follow(classId: string, listener: (studentIds: string[]) => void): () => void
  /** Whether the user of the request has asked too often. */
  isOverLimit(request: FastifyRequest): Promise<boolean>
  beatMs?: number
}

/** Server-sent events of a class at work: whose sessions have moved, and no more than that. */
export function registerClassChanges(
  app: FastifyInstance,
  { findUser, follow, isOverLimit, beatMs = BEAT_MS }: ClassChanges,
): void {
  const open = new Map<string, (() => void)[]>()
  let count = 0

  app.addHook('preClose', () => {
    for (const end of [...open.values()].flat()) end()
  })

  app.get<{ Params: { classId: string } }>(addressOf('classes/:classId/changes'), async (request, reply) => {
    refuseOtherSites(request)
    const token = readToken(request)
    const user = token === null ? null : await findUser(token)
    if (token === null || user === null) throw forbidden('Please sign in again.')
    request.userId = user.userId
    if (await isOverLimit(request)) throw tooManyRequests()
    const { classId } = request.params
    if (!isUuid(classId) || !(await user.mayWatch(classId)))
      return reply.code(404).header('cache-control', 'no-store').send(refusalBody('Not found.'))
    if (count >= MOST) return reply.code(503).send(refusalBody('Too many requests. Please try again later.'))

    reply.hijack()
    const { raw } = reply
    // Who has gone while the rights were looked up: nothing would tell of that any more.
    if (raw.destroyed) return
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // A proxy hands on each event as it comes.
      'x-accel-buffering': 'no',
    })
    const write = (text: string) => {
      // Who reads slowly is there for a while after the end.
      if (!raw.writableEnded) raw.write(text)
    }
    write('event: open\ndata: {}\n\n')
    const own = open.get(user.userId) ?? []
    open.set(user.userId, own)
    const stopFollowing = follow(classId, (students) =>
      write(`event: moved\ndata: ${JSON.stringify({ students })}\n\n`),
    )
    const end = () => raw.end()
    const goOn = async () => {
      const now = await findUser(token)
      if (now !== null && (await now.mayWatch(classId))) write(':\n\n')
      else end()
    }
    const beat = setInterval(() => void goOn().catch(end), beatMs)
    const last = setTimeout(end, LONGEST_MS)
    own.push(end)
    count += 1
    if (own.length > MOST_OF_USER) own[0]?.()
    raw.once('close', () => {
      stopFollowing()
      clearInterval(beat)
      clearTimeout(last)
      count -= 1
      own.splice(own.indexOf(end), 1)
      if (own.length === 0) open.delete(user.userId)
    })
  })
}
