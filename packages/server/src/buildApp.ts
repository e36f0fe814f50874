import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { Random } from '@wordstride/core'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { menuAuthOf } from './access/toggles'
import { findCaller } from './access/tokens'
import { lacksSecondFactor } from './accounts/secondFactor/findSecondFactor'
import { readFeed } from './appointments/calendarFeeds'
import { findSeenClass } from './classes/lookAfter'
import { watchClasses } from './classes/watchClasses'
import type { Config } from './config'
import type { Database } from './db/database'
import type { SqlConnection } from './db/openDatabase'
import type { Handlers } from './dispatch/callContext'
import { registerCalls } from './dispatch/registerCalls'
import { replyError } from './dispatch/replyError'
import { handlers as allHandlers } from './handlers'
import { registerCalendar } from './http/calendar'
import { registerClassChanges } from './http/classChanges'
import { registerHealth } from './http/health'
import { registerImportedMedia } from './http/importedMedia'
import { logOptions, logResponses } from './http/logging'
import { countRequests } from './http/metrics'
import { registerRateLimits } from './http/rateLimits'
import { PERMISSIONS, securityHeaders } from './http/securityHeaders'
import { registerSessionMedia } from './http/sessionMedia'
import { registerStaticFiles } from './http/staticFiles'
import { registerUnsubscribe } from './http/unsubscribe'
import { type JobQueue, noJobQueue } from './jobs/jobQueue'
import { refuseMails } from './mail/refuseMails'
import { mailingOf } from './mailing'
import type { Metrics } from './metrics/createMetrics'
import { paths } from './paths'
import { secondFactorRules } from './secondFactorRules'
import { secretRandom } from './secretRandom'
import { readSite, type Site } from './site/readSite'
import { noTracing, type Tracing } from './tracing/tracing'

export interface AppOptions {
  config: Config
  db: Database
  /** A way to it that no request takes, for the question whether it is there. */
  openSql(): SqlConnection
  now?: () => Date
  /** Decides what graded work asks, and in which order. */
  random?: Random
  /** Scripts answer at once; default is that of the configuration. */
  hasLeastTimes?: boolean
  handlers?: Handlers
  /** The texts of the support pages; those that are shipped when left out. */
  site?: Site
  /** Without one there are no jobs. */
  jobs?: JobQueue
  /** Without them nothing is counted. */
  metrics?: Metrics
  /** Without it nothing is traced. */
  tracing?: Tracing
  /** Takes the lines of the log; standard output when left out. */
  logTo?: { write(line: string): void }
  /** Folder of the built application, and that of the media of the content. */
  appFolder?: string
  mediaFolder?: string
}

/** One megabyte; a check's answer is far smaller. */
const BODY_LIMIT = 1_048_576

/** As the library has it: whether the proxy so many hops before us is believed. */
const isTrusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** The whole HTTP side of the server, without listening: tests call it by `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, metrics, now = () => new Date(), random = secretRandom } = options
  const {
    handlers = allHandlers,
    jobs = noJobQueue,
    tracing = noTracing,
    appFolder = paths.app,
    mediaFolder = paths.media,
  } = options
  const site = options.site ?? readSite({ shipped: paths.site })
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: isTrusted(config.trustProxy),
    logger: { ...logOptions(config.logLevel), ...(options.logTo ? { stream: options.logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      replyError(error, request as FastifyRequest, reply)
    },
  })
  app.setErrorHandler(replyError)
  logResponses(app)
  await app.register(helmet, securityHeaders(config.publicUrl))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
  })
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    // At once: a stream costs more than it spares, and nothing up to here takes a quarter of a millisecond.
    syncThreshold: 65_536,
    encodings: ['gzip', 'identity'],
    // Nothing that is sent is long: the same bytes for a third less of the processor.
    zlibOptions: { level: 4, windowBits: 14, memLevel: 7 },
  })
  const secondFactors = secondFactorRules(config)
  const isOverLimit = await registerRateLimits(app, config.rateLimit)
  registerHealth(app, options.openSql)
  if (metrics) countRequests(app, metrics)
  registerCalls(app, {
    db,
    handlers,
    now,
    random,
    timeZone: config.timeZone,
    hasLeastTimes: options.hasLeastTimes ?? config.hasLeastTimes,
    site,
    jobs,
    mailing: mailingOf(config),
    isProduction: config.appEnv === 'production',
    secondFactors,
    lacksSecondFactor: ({ user }) => lacksSecondFactor(db, secondFactors, user),
    countTrouble: (trouble) => metrics?.countTrouble(trouble),
    checksResults: config.appEnv === 'development',
    isOverLimit,
    traceCall: tracing.traceCall,
  })
  await registerUnsubscribe(app, (mailId) => refuseMails(db, mailId, now()))
  registerCalendar(app, {
    isLimited: config.rateLimit > 0,
    read: (secret) =>
      readFeed(db, secret, { now: now(), timeZone: config.timeZone, publicUrl: config.publicUrl }),
  })
  const watch = watchClasses({
    db,
    now,
    onError: (error) => app.log.error({ err: error }, 'a class could not be watched'),
  })
  app.addHook('onClose', async () => watch.close())
  registerClassChanges(app, {
    async findUser(token) {
      const caller = await findCaller(db, token, now())
      if (caller === null || (await lacksSecondFactor(db, secondFactors, caller.user))) return null
      return {
        userId: caller.user.userId,
        mayWatch: async (classId) =>
          menuAuthOf(caller.user).all_users && (await findSeenClass(db, caller, classId)) !== null,
      }
    },
    follow: watch.follow,
    isOverLimit,
  })
  await registerStaticFiles(app, { app: appFolder, media: mediaFolder })
  registerImportedMedia(app, { db, media: mediaFolder })
  registerSessionMedia(app, { db, now, media: mediaFolder })
  return app
}
