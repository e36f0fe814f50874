import { type Access, type RefusalCode, refuse } from '@wordstride/api'
import type { Random } from '@wordstride/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../access/caller'
import { findDeletedBy } from '../access/deletedPeople'
import { findInReach } from '../access/reach'
import { menuAuthOf } from '../access/toggles'
import { findCaller, ownerOf } from '../access/tokens'
import type { Database } from '../db/database'
import type { JobQueue } from '../jobs/jobQueue'
import type { Mailing } from '../mailing'
import type { Trouble } from '../metrics/createMetrics'
import type { SecondFactorRules } from '../secondFactorRules'
import type { Site } from '../site/readSite'
import type { Tracing } from '../tracing/tracing'
import type { AnyCall } from './anyCall'
import { beforeSecondFactor } from './beforeSecondFactor'
import type { OpenCallContext } from './callContext'
import { forbidden, tooManyRequests } from './httpError'
import { parseParams } from './parseParams'
import { readToken } from './readToken'
import { refuseOtherSites } from './refuseOtherSites'
import { statusOf } from './replyError'
import { unnamedField } from './unnamedField'
import { untilNoDeadlock } from './untilNoDeadlock'
import { inUserTurn } from './userTurns'
import { walkJson } from './walkJson'

export interface ServeOptions {
  db: Database
  now(): Date
  random: Random
  timeZone: string
  hasLeastTimes: boolean
  site: Site
  jobs: JobQueue
  mailing: Mailing
  isProduction: boolean
  secondFactors: SecondFactorRules
  /** Whether the caller has to set up a second factor before anything else. */
  lacksSecondFactor(caller: Caller): Promise<boolean>
  countTrouble(trouble: Trouble): void
  /** Whether replies are checked against the call's schema; a wrong one is a 500. */
  checksResults: boolean
  /** Whether the user of the token made too many requests. */
  isOverLimit(request: FastifyRequest): Promise<boolean>
  traceCall: Tracing['traceCall']
}

interface Request {
  given: unknown
  token: string | null
  request: FastifyRequest
  reply: FastifyReply
}

/** Fields of the wire that name a user. */
const USER_KEYS: ReadonlySet<string> = new Set(['user_id', 'sendToId'])

/** The code of a business refusal, which is a 200 (SR-01). */
const refusalOf = (result: unknown): string | null => {
  const { isSuccess, code, status } = result as { isSuccess?: boolean; code?: string; status?: string }
  return isSuccess === false ? (code ?? status ?? 'refused') : null
}

const needsCaller = (access: Access): boolean => access !== 'public' && access !== 'optional'

function checkResult(call: AnyCall, result: unknown): void {
  const checked = call.resultSchema.safeParse(result)
  const wire = call.result.toWire(result)
  const unnamed = unnamedField(wire, call.result.schema.safeParse(wire).data)
  if (checked.success && unnamed === null) return
  if (checked.success)
    throw new Error(`The reply of ${call.name} has ${unnamed}, which its schema does not name.`)
  throw new Error(`The handler of ${call.name} gave a wrong reply: ${JSON.stringify(checked.error.issues)}`)
}

/** The way of one request: who asks, of whom, whether they may, and what the handler says. */
export function serveCalls(options: ServeOptions) {
  const { db, random, timeZone, hasLeastTimes, site, jobs, mailing, isProduction, countTrouble } = options
  const { secondFactors } = options

  async function identify(call: AnyCall, token: string | null, request: FastifyRequest, now: Date) {
    const caller = token === null ? null : await findCaller(db, token, now)
    if (caller === null && needsCaller(call.access)) throw forbidden('Please sign in again.')
    request.userId = caller?.user.userId ?? null
    if (caller !== null && (await options.isOverLimit(request))) {
      throw tooManyRequests()
    }
    return caller
  }

  /** SR-04: every user that was named, on whatever level and whether it is read or not, must be in reach. */
  async function checkReach(call: AnyCall, caller: Caller, given: unknown): Promise<void> {
    const ids = new Set<string>()
    for (const { key, value } of walkJson(given, 'params')) {
      if (USER_KEYS.has(key) && typeof value === 'string') ids.add(value)
    }
    const reached =
      call.access === 'reach' ? await findInReach(db, caller, [...ids]) : new Set([caller.user.userId])
    const left = [...ids].filter((id) => !reached.has(id))
    const deleted = call.reachesDeleted ? await findDeletedBy(db, caller, left) : new Map()
    if (left.some((id) => !deleted.has(id))) throw forbidden('This user is not in your reach.')
  }

  async function findRefusal(call: AnyCall, caller: Caller | null): Promise<RefusalCode | null> {
    if (call.toggle !== null && !(caller !== null && menuAuthOf(caller.user)[call.toggle]))
      return 'not_allowed'
    if (caller === null || !needsCaller(call.access) || beforeSecondFactor.has(call.name)) return null
    return (await options.lacksSecondFactor(caller)) ? 'second_factor_missing' : null
  }

  function answer(call: AnyCall, given: unknown, request: FastifyRequest, reply: FastifyReply) {
    request.callName = call.name
    return options.traceCall({ call: call.name, requestId: request.id, statusOf }, () =>
      takeTurn(call, given, request, reply),
    )
  }

  async function takeTurn(call: AnyCall, given: unknown, request: FastifyRequest, reply: FastifyReply) {
    refuseOtherSites(request)
    const found = readToken(request)
    const token = call.access === 'public' ? null : found
    const owner = token === null ? null : await ownerOf(db, token)
    const serve = () => serveCall(call, { given, token, request, reply })
    return owner === null ? serve() : inUserTurn(owner, serve)
  }

  async function serveCall(call: AnyCall, { given, token, request, reply }: Request) {
    const now = options.now()
    const caller = await identify(call, token, request, now)
    const params = parseParams(call.params.schema, given)
    if (caller !== null && needsCaller(call.access)) await checkReach(call, caller, given)
    const refusal = await findRefusal(call, caller)
    if (refusal !== null) {
      request.refusal = refusal
      return reply.header('cache-control', 'no-store').send(call.result.toWire(refuse(refusal)))
    }
    const named = call.params.fromWire({ ...params, user_id: params.user_id ?? caller?.user.userId ?? '' })
    const context: OpenCallContext = {
      db,
      now,
      random,
      timeZone,
      hasLeastTimes,
      site,
      caller,
      jobs,
      mailing,
      isProduction,
      secondFactors,
      countTrouble,
      log: request.log,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
    }
    const result = await untilNoDeadlock(
      () => call.run(named, context),
      () => request.log.warn({ call: call.name }, 'run again after a deadlock'),
    )
    if (options.checksResults) checkResult(call, result)
    request.refusal = refusalOf(result)
    return reply.header('cache-control', 'no-store').send(call.result.toWire(result))
  }

  return { findRefusal, answer }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log. */
    callName: string | null
    /** For the log. */
    userId: string | null
    /** For the log: why nothing was done. */
    refusal: string | null
  }
}
