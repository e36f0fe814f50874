import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'

/** A database that takes longer is as good as gone (milliseconds). */
const READY_TIMEOUT = 2_000

async function askDatabase(db: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer in time.')), READY_TIMEOUT)
  })
  try {
    await Promise.race([db.execute(sql`select 1`), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** `/healthz`: the process lives. `/readyz`: the database answers too, else 503. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  const options = { config: { rateLimit: false as const, isHealthCheck: true } }
  app.get('/healthz', options, () => ({ status: 'ok' }))
  app.get('/readyz', options, async (request, reply) => {
    try {
      await askDatabase(db)
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
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
