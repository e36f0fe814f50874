import type { FastifyRequest } from 'fastify'
import { forbidden } from './httpError'

/** SR-02: header `token`, else `x-access-token`; null without both, 403 when they differ. */
export function readToken(request: FastifyRequest): string | null {
  const given = [request.headers.token, request.headers['x-access-token']].filter(
    (value) => value !== undefined && value !== '',
  )
  const [token] = given
  if (token === undefined) return null
  if (given.some((other) => other !== token)) throw forbidden('The two token headers differ.')
  return String(token)
}
