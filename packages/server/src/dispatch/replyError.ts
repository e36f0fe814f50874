import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { SQL_STATE, sqlStateOf } from '../db/sqlStateOf'
import { TooManyWaitingError } from '../turns/createTurns'
import { badRequest, HttpError, tooManyRequests } from './httpError'
import { refusalBody } from './refusalBody'

const UNEXPECTED = 'Something went wrong, Try again later'

/** Other faults of a request are a 400, as SR-01 has it. */
const OWN_STATUSES = new Set([403, 404, 429])

/** What the database refuses as data (class 22) or as a reference to nothing was bad input. */
function asHttpError(error: Error & { statusCode?: number }): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof TooManyWaitingError) return tooManyRequests(error.retryAfter)
  const sqlState = sqlStateOf(error)
  if (sqlState?.startsWith('22') || sqlState === SQL_STATE.foreignKeyViolation)
    return badRequest('A value cannot be stored.')
  const status = error.statusCode ?? 500
  if (status === 413) return badRequest('The request is too large.')
  if (status === 415) return badRequest('A JSON body is expected.')
  if (status >= 500) return new HttpError(500, UNEXPECTED)
  return new HttpError(OWN_STATUSES.has(status) ? status : 400, error.message)
}

/** The status with which an error is replied to. */
export const statusOf = (error: unknown): number =>
  error instanceof Error ? asHttpError(error).statusCode : 500

/** Who closes the page in the midst of a reply; the status that proxies write down for it. */
const CLIENT_LEFT = 499

const hasLeft = (error: FastifyError, { socket }: FastifyRequest): boolean =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' && socket.destroyed

/** SR-01: every error is a JSON object of one shape. */
export function replyError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasLeft(error, request)) return reply.code(CLIENT_LEFT).send()
  const { statusCode, message, issues, retryAfter } = asHttpError(error)
  // Words of our own, without anything that was sent.
  if (statusCode === 403 || statusCode === 429) request.refusal = message
  if (statusCode >= 500) request.log.error({ err: error }, 'request failed')
  if (retryAfter !== null) reply.header('retry-after', retryAfter)
  return reply.code(statusCode).send({ ...refusalBody(message), ...(issues.length > 0 ? { issues } : {}) })
}
