import {
  type Access,
  addressOf,
  type CallName,
  calls,
  type RefusalCode,
  refuse,
  type Toggle,
  type WireCodec,
  wireCodec,
} from '@wordstride/api'
import type { Random } from '@wordstride/core'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type * as z from 'zod/mini'
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
import { beforeSecondFactor } from './beforeSecondFactor'
import type { Handlers, OpenCallContext } from './callContext'
import { badRequest, forbidden, tooManyRequests } from './httpError'
import { parseParams } from './parseParams'
import { readBody } from './readBody'
import { readPath, routePath } from './readPath'
import { readToken } from './readToken'
import { refuseOtherSites } from './refuseOtherSites'
import { unnamedField } from './unnamedField'
import { untilNoDeadlock } from './untilNoDeadlock'
import { inUserTurn } from './userTurns'
import { walkJson } from './walkJson'

export interface DispatchOptions {
  db: Database
  handlers: Handlers
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

/** A call with its types forgotten: the table and `Handlers` have checked them. */
interface AnyCall {
  name: CallName
  access: Access
  toggle: Toggle | null
  reachesDeleted: boolean
  /** Meant by a body without a function (SR-01). */
  isDefault: boolean
  /** Bytes; null for the usual limit. */
  bodyLimit: number | null
  params: WireCodec
  result: WireCodec
  /** The reply in the handlers' names. */
  resultSchema: z.ZodMiniType
  run(params: unknown, context: OpenCallContext): Promise<unknown>
}

interface Request {
  given: unknown
  token: string | null
  request: FastifyRequest
  reply: FastifyReply
}

/** Fields of the wire that name a user. */
const USER_KEYS: ReadonlySet<string> = new Set(['user_id', 'sendToId'])

const toggleOf = (call: { toggle?: Toggle }): Toggle | null => call.toggle ?? null

const bodyLimitOf = (call: object): number | null => ('bodyLimit' in call ? (call.bodyLimit as number) : null)

/** The code of a business refusal, which is a 200 (SR-01). */
const refusalOf = (result: unknown): string | null => {
  const { isSuccess, code, status } = result as { isSuccess?: boolean; code?: string; status?: string }
  return isSuccess === false ? (code ?? status ?? 'refused') : null
}

const needsCaller = (access: Access): boolean => access !== 'public' && access !== 'optional'

export function registerCalls(app: FastifyInstance, options: DispatchOptions): void {
  const { db, random, timeZone, hasLeastTimes, site, jobs, mailing, isProduction, countTrouble } = options
  const { secondFactors } = options
  const { bodyLimit: usualLimit = 0 } = app.initialConfig

  const anyCall = (name: CallName): AnyCall => ({
    name,
    access: calls[name].access,
    toggle: toggleOf(calls[name]),
    isDefault: 'isDefault' in calls[name],
    reachesDeleted: 'reachesDeleted' in calls[name],
    bodyLimit: bodyLimitOf(calls[name]),
    params: wireCodec(calls[name].params),
    result: wireCodec(calls[name].result),
    resultSchema: calls[name].result,
    run: options.handlers[name] as AnyCall['run'],
  })

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

  function checkResult(call: AnyCall, result: unknown): void {
    const checked = call.resultSchema.safeParse(result)
    const wire = call.result.toWire(result)
    const unnamed = unnamedField(wire, call.result.schema.safeParse(wire).data)
    if (checked.success && unnamed === null) return
    if (checked.success)
      throw new Error(`The reply of ${call.name} has ${unnamed}, which its schema does not name.`)
    throw new Error(`The handler of ${call.name} gave a wrong reply: ${JSON.stringify(checked.error.issues)}`)
  }

  function answer(call: AnyCall, given: unknown, request: FastifyRequest, reply: FastifyReply) {
    request.callName = call.name
    return options.traceCall({ call: call.name, requestId: request.id }, () =>
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

  /** Nobody sends more than the usual megabyte who may make none of the calls that take it. */
  function optionsOf(served: readonly AnyCall[]): RouteShorthandOptions {
    const large = served.filter(({ bodyLimit }) => bodyLimit !== null)
    if (large.length === 0) return {}
    return {
      bodyLimit: Math.max(...large.map(({ bodyLimit }) => bodyLimit ?? 0)),
      onRequest: async (request) => {
        const token = readToken(request)
        const caller = token === null ? null : await findCaller(db, token, options.now())
        if (caller === null) throw forbidden('Please sign in again.')
        // Without a length it may be as long as it likes.
        if (Number(request.headers['content-length']) <= usualLimit) return
        const refusals = await Promise.all(large.map((call) => findRefusal(call, caller)))
        if (refusals.every((refusal) => refusal !== null)) throw badRequest('The request is too large.')
      },
    }
  }

  app.decorateRequest('callName', null)
  app.decorateRequest('userId', null)
  app.decorateRequest('refusal', null)

  const posts = new Map<string, Map<string, AnyCall>>()
  for (const name of Object.keys(calls) as CallName[]) {
    const call = calls[name]
    if (call.method === 'GET') {
      const any = anyCall(name)
      app.get(addressOf(routePath(call.path)), (request, reply) =>
        answer(any, readPath(any.params.schema, request.params as Record<string, string>), request, reply),
      )
      continue
    }
    for (const path of [call.path, ...('alsoOn' in call ? (call.alsoOn ?? []) : [])]) {
      const functions = posts.get(path) ?? new Map<string, AnyCall>()
      posts.set(path, functions.set(call.function, anyCall(name)))
    }
  }
  for (const [path, functions] of posts) {
    const names = [...functions.keys()]
    const fallback = names.find((name) => functions.get(name)?.isDefault)
    app.post(addressOf(path), optionsOf([...functions.values()]), (request, reply) => {
      const body = readBody(request.body, names, fallback)
      return answer(functions.get(body.function) as AnyCall, body.params, request, reply)
    })
  }
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
