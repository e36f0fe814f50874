import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../dispatch/httpError'
import { refusalBody } from '../dispatch/refusalBody'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The log names its route alone. */
    hasSecretPath?: boolean
  }
}

/** Reads of one address in an hour; programs come every quarter of an hour or less. */
const MOST_READS = 60

/**
 * Calendars by their secret addresses, for programs that cannot sign in. Beside the limit of the network's address there
 * is one for each calendar, which stands wherever it is read from.
 */
export function registerCalendar(
  app: FastifyInstance,
  { isLimited, read }: { isLimited: boolean; read(secret: string): Promise<string | null> },
): void {
  const check = isLimited
    ? app.createRateLimit({
        max: MOST_READS,
        timeWindow: 3_600_000,
        keyGenerator: (request) => `calendar ${(request.params as { secret: string }).secret}`,
      })
    : null
  app.get<{ Params: { secret: string } }>(
    '/calendar/:secret.ics',
    { config: { hasSecretPath: true } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
      const limit = await check?.(request)
      if (limit && !limit.isAllowed && limit.isExceeded) throw tooManyRequests()
      const calendar = await read(request.params.secret)
      if (calendar === null) return reply.code(404).send(refusalBody('Not found.'))
      return reply.type('text/calendar; charset=utf-8').send(calendar)
    },
  )
}
