import type { FastifyInstance } from 'fastify'
import { describeError } from '../log/describeError'

/** Secrets live in these places; bodies are never logged at all. */
const SECRETS = [
  'token',
  'password',
  'authorization',
  'headers.token',
  'headers["x-access-token"]',
  'headers.authorization',
  'headers.cookie',
  'data.token',
  'params.password',
]

export const logOptions = (level: string) => ({
  level,
  serializers: { err: describeError },
  redact: { paths: [...SECRETS, ...SECRETS.map((path) => `*.${path}`)], censor: '[hidden]' },
})

/** One line a request. The query is left out: /home?token=… carries a token (AUTH-12); so is a path that is a secret. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions
    if (config.isHealthCheck) return
    const line = {
      method: request.method,
      path: config.hasSecretPath ? url : request.url.split('?')[0],
      call: request.callName,
      userId: request.userId,
      refusal: request.refusal ?? undefined,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
    }
    request.log.info(line, 'request')
  })
}
