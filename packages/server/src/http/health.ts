import type { FastifyInstance } from 'fastify'
import { inTime } from '../db/inTime'
import type { SqlConnection } from '../db/openDatabase'
import { isSchemaNewer } from '../db/schemaVersion'

/** Milliseconds. */
const READY_TIMEOUT = 2_000

/**
 * `/healthz`: the process lives. `/readyz`: the database answers too, else 503. It asks over a connection of its own,
 * so that no queue of requests stands before it.
 */
export function registerHealth(app: FastifyInstance, openSql: () => SqlConnection): void {
  const options = { config: { rateLimit: false as const, isHealthCheck: true } }
  let connection: SqlConnection | null = null
  const forget = async () => {
    const old = connection
    connection = null
    await old?.close()
  }
  app.addHook('onClose', forget)
  app.get('/healthz', options, () => ({ status: 'ok' }))
  app.get('/readyz', options, async (request, reply) => {
    try {
      connection ??= openSql()
      const isNewer = await inTime(READY_TIMEOUT, isSchemaNewer(connection.execute))
      // A version that is being replaced goes on until it is stopped.
      return { status: 'ok', schema: isNewer ? 'newer than this version' : 'known' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      void forget().catch(() => {})
      return reply.code(503).send({ status: 'error', message: 'The database does not answer.' })
    }
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds by a balancer, so not worth a line in the log. */
    isHealthCheck?: boolean
  }
}
