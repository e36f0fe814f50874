import { addressOf, type CallInput, type CallName, type CallResult, calls, wireCodec } from '@wordstride/api'
import type { ContentPack } from '@wordstride/content'
import type { Random } from '@wordstride/core'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../buildApp'
import { type Config, readConfig } from '../config'
import type { Database } from '../db/database'
import type { OpenDatabase } from '../db/openDatabase'
import type { Handlers } from '../dispatch/callContext'
import type { JobQueue } from '../jobs/jobQueue'
import type { Metrics } from '../metrics/createMetrics'
import { seedDatabase } from '../seed/seedDatabase'
import type { Site } from '../site/readSite'
import type { Tracing } from '../tracing/tracing'
import { openTestDatabase } from './testDatabase'

export interface TestReply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  body: any
}

export interface TestApp {
  app: FastifyInstance
  db: Database
  config: Config
  /** The server's clock: `advance` moves it (milliseconds). */
  now(): Date
  advance(milliseconds: number): void
  /** POSTs any body to a path below the prefix. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestReply>
  /** GETs a path below the prefix. */
  get(path: string, headers?: Record<string, string>): Promise<TestReply>
  /** Makes a call as the client does; fails unless the reply is 200. */
  call<TName extends CallName>(
    name: TName,
    params: CallInput<TName>,
    token?: string,
  ): Promise<CallResult<TName>>
  /** Signs a demo account in and returns its token. */
  login(userName: string): Promise<string>
  close(): Promise<void>
}

export interface TestAppOptions {
  /** The moment at which the clock stands in the beginning; default is the real one. */
  now?: Date
  /** Whether an answer may come too soon to count; most tests answer at once. */
  hasLeastTimes?: boolean
  /** Variables as in the environment. */
  environment?: Record<string, string>
  /** Without one there is no content. */
  contentPack?: ContentPack
  handlers?: Handlers
  site?: Site
  jobs?: JobQueue
  metrics?: Metrics
  tracing?: Tracing
  appFolder?: string
  logTo?: { write(line: string): void }
  /** Instead of secret numbers. */
  random?: Random
  /** An older one, which is brought up to date; without it there is a new one. `close` closes either. */
  database?: OpenDatabase
}

/** The server over a seeded database of its own, called without a network. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...options.environment })
  let clock = (options.now ?? new Date()).getTime()
  const now = () => new Date(clock)
  const database = options.database ?? (await openTestDatabase())
  const { db } = database
  const { contentPack } = options
  const content = contentPack ? { version: contentPack.version, load: async () => contentPack } : null
  await database.prepare((db) => seedDatabase(db, config, now(), content))
  const app = await buildApp({
    config,
    db,
    openSql: database.openSql,
    now,
    hasLeastTimes: options.hasLeastTimes ?? false,
    ...(options.handlers ? { handlers: options.handlers } : {}),
    ...(options.site ? { site: options.site } : {}),
    ...(options.jobs ? { jobs: options.jobs } : {}),
    ...(options.metrics ? { metrics: options.metrics } : {}),
    ...(options.tracing ? { tracing: options.tracing } : {}),
    ...(options.logTo ? { logTo: options.logTo } : {}),
    ...(options.random ? { random: options.random } : {}),
    ...(options.appFolder ? { appFolder: options.appFolder } : {}),
  })

  const test: TestApp = {
    app,
    db,
    config,
    now,
    advance: (milliseconds) => {
      clock += milliseconds
    },
    async post(path, body, headers = {}) {
      const reply = await app.inject({
        method: 'POST',
        url: addressOf(path),
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      })
      return { status: reply.statusCode, body: reply.json() }
    },
    async get(path, headers = {}) {
      const reply = await app.inject({ method: 'GET', url: addressOf(path), headers })
      return { status: reply.statusCode, body: reply.json() }
    },
    async call(name, params, token) {
      const call = calls[name]
      const headers: Record<string, string> = token === undefined ? {} : { token, 'x-access-token': token }
      const fields = wireCodec(call.params).toWire(params) as Record<string, unknown>
      const reply =
        call.method === 'POST'
          ? await test.post(call.path, { function: call.function, params: fields }, headers)
          : await test.get(
              call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(fields[key]))),
              headers,
            )
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`)
      return wireCodec(call.result).fromWire(reply.body) as CallResult<typeof name>
    },
    async login(userName) {
      const result = await test.call('login', { username: userName, password: userName })
      if (result.data === undefined) throw new Error(`No token for ${userName}: ${result.message}`)
      return result.data.token
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
  return test
}
