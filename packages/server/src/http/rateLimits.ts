import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../dispatch/httpError'

/** Requests of one signed-in user per minute. */
const MAX_OF_USER = 600

/**
 * A limit per address, wide enough for a school behind one address, against floods; and one for the calls of each
 * signed-in user, so that one student cannot use up the limit of the class. 0 switches both off.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  maxOfAddress: number,
): Promise<(request: FastifyRequest) => Promise<boolean>> {
  if (maxOfAddress === 0) return async () => false
  await app.register(rateLimit, {
    max: maxOfAddress,
    timeWindow: 60_000,
    errorResponseBuilder: () => tooManyRequests(),
  })
  const checkUser = app.createRateLimit({
    max: MAX_OF_USER,
    timeWindow: 60_000,
    keyGenerator: (request) => `user ${request.userId}`,
  })
  return async (request) => {
    const limit = await checkUser(request)
    return !limit.isAllowed && limit.isExceeded
  }
}
