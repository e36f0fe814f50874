import type { CallName, CallParams, CallResult, Calls } from '@wordstride/api'
import type { Random } from '@wordstride/core'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../access/caller'
import type { Database } from '../db/database'
import type { JobQueue } from '../jobs/jobQueue'
import type { Mailing } from '../mailing'
import type { Trouble } from '../metrics/createMetrics'
import type { SecondFactorRules } from '../secondFactorRules'
import type { Site } from '../site/readSite'

interface RequestContext {
  db: Database
  /** The moment of the request; handlers read no other clock. */
  now: Date
  /** Decides what graded work asks, and in which order; nobody can compute it. */
  random: Random
  /** SR-06: 'America/Los_Angeles' or 'Asia/Shanghai'. */
  timeZone: string
  /** Whether sessions begin with the least times of their problems. */
  hasLeastTimes: boolean
  /** Texts that an administrator can replace. */
  site: Site
  log: FastifyBaseLogger
  ip: string
  /** What the browser says it is. */
  userAgent: string | null
  jobs: JobQueue
  mailing: Mailing
  isProduction: boolean
  secondFactors: SecondFactorRules
  /** For /metrics. */
  countTrouble(trouble: Trouble): void
}

/** What the handler of a signed-in call receives. */
export interface CallContext extends RequestContext {
  caller: Caller
}

/** What the handler of a call with `access` 'public' or 'optional' receives. */
export interface OpenCallContext extends RequestContext {
  /** Null without a token and when the token or the account is no longer valid. */
  caller: Caller | null
}

type ContextOf<TName extends CallName> = Calls[TName]['access'] extends 'public' | 'optional'
  ? OpenCallContext
  : CallContext

/** The user's id is always there: the token's user when the client left it out. */
export type HandlerParams<TName extends CallName> =
  CallParams<TName> extends { userId?: string | undefined }
    ? Omit<CallParams<TName>, 'userId'> & { userId: string }
    : CallParams<TName>

/** Rights are checked before. A business refusal is returned as `refuse(code)` (SR-01), never thrown. */
export type Handler<TName extends CallName> = (
  params: HandlerParams<TName>,
  context: ContextOf<TName>,
) => Promise<CallResult<TName>>

/** One handler for every call of the table: a missing one is a type error. */
export type Handlers = { [TName in CallName]: Handler<TName> }
