import { timingSafeEqual } from 'node:crypto'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { refusalBody } from '../dispatch/refusalBody'
import type { Metrics } from '../metrics/createMetrics'
import { securityHeaders } from './securityHeaders'

const LOOPBACK: readonly (string | undefined)[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
/** What a proxy on the same machine adds: then the request comes from elsewhere. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

const isFromHere = ({ raw, headers }: FastifyRequest): boolean =>
  LOOPBACK.includes(raw.socket.remoteAddress) && FORWARDING.every((name) => headers[name] === undefined)

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.callName !== null)
      metrics.countRequest(request.callName, reply.statusCode, reply.elapsedTime / 1000)
  })
}

/**
 * `/metrics` on a port of its own, so that nobody out there can reach it by mistake of a proxy. With a token it is for
 * whoever has it, without one for this machine alone; to others there is no such page.
 */
export function buildMetricsApp(metrics: Metrics, token: string | undefined): FastifyInstance {
  const app = fastify({ logger: false })
  app.register(helmet, securityHeaders(''))
  app.get('/metrics', async (request, reply) => {
    const mayRead = token === undefined ? isFromHere(request) : hasToken(request, token)
    if (!mayRead) return reply.code(404).send(refusalBody('Not found.'))
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
  return app
}
