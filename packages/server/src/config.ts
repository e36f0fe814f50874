import { isIP } from 'node:net'
import * as z from 'zod'
import { isLoopback } from './loopback'
import { type OnOwnNetwork, OWN_NETWORK, unsafeWays } from './ownNetwork'
import { SECRETS, withSecretFiles } from './secretFiles'
import { StartError } from './startError'

const days = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'must be a number of days')
  .transform(Number)
  .optional()

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')

/** An address, a range such as 10.0.0.0/8, or a name for some that the library has. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true
  const most = { 4: 32, 6: 128 }[isIP(address)]
  if (most === undefined || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)
}

/** Pages and calls have fixed paths, so the product has a name of its own. */
function isSite(text: string): boolean {
  if (!/^https?:\/\/./.test(text) || !URL.canParse(text)) return false
  const { pathname, search, hash, username } = new URL(text)
  return /^\/*$/.test(pathname) && search + hash + username === ''
}

/** What learners did, and the password, go to no other machine unencrypted. */
function isSafeStore(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const { protocol, username, password } = url
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(url))
}

const configSchema = z.object({
  PORT: portNumber.default(8020),
  HOST: z.string().min(1, 'must be an address or a host name').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be a folder').default('.data'),
  SITE_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must start with postgres:// or postgresql://')
    .refine(
      (url) => URL.canParse(url),
      'must be a valid address such as postgres://user:password@host/database',
    )
    .optional(),
  APP_ENV: z
    .enum(['development', 'qa', 'production'], 'must be development, qa or production')
    .default('development'),
  OWN_NETWORK: z
    .string()
    .transform((text) => text.split(',').map((way) => way.trim()))
    .pipe(z.array(z.enum(OWN_NETWORK, 'must be browsers, database or both with a comma')))
    .default((): OnOwnNetwork[] => []),
  REGION: z.enum(['US', 'CN'], 'must be US or CN').default('US'),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text === 'false' || /^[1-9]$/.test(text) || text.split(',').every(isProxy),
      'must be false, the number of proxies or a list of their addresses',
    )
    .transform((text) => (text === 'false' ? false : /^[1-9]$/.test(text) ? Number(text) : text))
    .default(false),
  RATE_LIMIT: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number of requests per minute; 0 switches the limit off')
    .transform(Number)
    .default(6000),
  RETENTION_ACCOUNT_DAYS: days,
  RETENTION_AUDIT_DAYS: days,
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
    .refine((url) => URL.canParse(url), 'must be a valid address such as smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address such as Wordstride <mail@school.example>',
    )
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isSite, 'must be an address such as https://words.school.example, without a path')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  MAIL_RETENTION_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of days')
    .transform(Number)
    .default(90),
  LRS_ENDPOINT: z
    .string()
    .refine(isSafeStore, 'must be an address with https, such as https://records.school.example/xapi')
    .transform((url) => url.replace(/\/*$/, '/'))
    .optional(),
  LRS_KEY: z.string().optional(),
  LRS_SECRET: z.string().optional(),
  JOBS: z
    .enum(['on', 'off'], 'must be on or off')
    .transform((text) => text === 'on')
    .default(true),
  METRICS_PORT: portNumber.optional(),
  LEAST_TIMES: z
    .enum(['on', 'off'], 'must be on or off')
    .transform((text) => text === 'on')
    .default(true),
  DEMO_CLASS: z
    .enum(['on', 'off'], 'must be on or off')
    .transform((text) => text === 'on')
    .default(true),
  REQUIRE_SECOND_FACTOR: z
    .enum(['nobody', 'admin', 'staff'], 'must be nobody, admin or staff')
    .default('nobody'),
  SECOND_FACTOR_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (url) => /^https?:\/\/./.test(url) && URL.canParse(url),
      'must be an address such as http://127.0.0.1:4318',
    )
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1')
    .transform(Number)
    .default(1),
})

const NEEDED_WITH = {
  SMTP_URL: ['MAIL_FROM', 'PUBLIC_URL'],
  LRS_ENDPOINT: ['LRS_KEY', 'LRS_SECRET', 'PUBLIC_URL'],
  // Without the first, which may be misspelled, these would do nothing and nobody would notice.
  LRS_KEY: ['LRS_ENDPOINT'],
  LRS_SECRET: ['LRS_ENDPOINT'],
} as const

/** Days; null keeps for ever. */
export interface RetentionPeriods {
  /** Of a learner's account and work, after the account's end. */
  accounts: number | null
  /** Of what staff did to accounts. */
  staffActions: number | null
}

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Folder of texts that replace those that are shipped (SR-44). */
  siteDir: string | undefined
  appEnv: 'development' | 'qa' | 'production'
  region: 'US' | 'CN'
  /** Days and weeks begin and end here (SR-06). */
  timeZone: string
  /** How many proxies stand in front, or their addresses: what one of them says of the one before it is believed. */
  trustProxy: false | number | string
  /** Requests per minute from one address; 0 means no limit. */
  rateLimit: number
  logLevel: string
  /** How long what is stored about people is kept (docs/privacy.md). */
  retention: RetentionPeriods
  /** Null: mails stay in the outbox. */
  smtp: { url: string; from: string } | null
  /** Where people reach the server, for links in mails; without a slash at its end. */
  publicUrl: string
  /** How long mails are kept. */
  mailRetentionDays: number
  /** The learning record store that is told what learners do (xAPI); null is none. */
  recordStore: { endpoint: string; key: string; secret: string } | null
  /** Whether this process works on jobs; it puts them into the queue in any case. */
  worksOnJobs: boolean
  /** Where /metrics is read; undefined is nowhere. */
  metricsPort: number | undefined
  /** Whether an answer that comes faster than anybody can read is none (SR-17); without it only in tests. */
  hasLeastTimes: boolean
  /** Whether a class that has worked for some weeks is made, beside the demo accounts; in development only. */
  hasDemoClass: boolean
  /** Who has to sign in with a second factor: administrators and those of centers, or all staff. */
  requireSecondFactor: 'nobody' | 'admin' | 'staff'
  /** Encrypts what is stored of second factors; undefined stores it as it is. */
  secondFactorKey: string | undefined
  /** Who reads /metrics from elsewhere has to send it. */
  metricsToken: string | undefined
  /** The OpenTelemetry collector, and which share of the calls it is told of (0 to 1); null is none. */
  traces: { endpoint: string; share: number } | null
}

/** Some variables are wrong; the message has one line for each. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

/** Of a server that listens on this host; one of all addresses is on this machine, too. */
function addressOf(host: string, port: number): string {
  if (['0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}

export const TIME_ZONES = { US: 'America/Los_Angeles', CN: 'Asia/Shanghai' } as const

function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new ConfigError(['The configuration is not valid.', ...lines].join('\n'))
}

/** Reads the environment; an empty variable counts as not set. Throws `ConfigError`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.entries(environment).filter((entry): entry is [string, string] => !!entry[1])
  const { environment: given, faults } = withSecretFiles(Object.fromEntries(set))
  refuse(faults)
  const parsed = configSchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const value = SECRETS.includes(name) ? 'The value' : `'${given[name]}'`
      return `${name}: ${value} ${issue.message.replace(/^must/, 'is not valid: it must')}.`
    })
    throw new ConfigError(['The configuration is not valid.', ...new Set(lines)].join('\n'))
  }
  const { data } = parsed
  if (data.APP_ENV === 'production') {
    refuse(data.LEAST_TIMES ? [] : ['LEAST_TIMES: It is on in production.'])
    refuse(
      unsafeWays({
        host: data.HOST,
        publicUrl: data.PUBLIC_URL,
        databaseUrl: data.DATABASE_URL,
        databaseHost: given.PGHOST,
        ownNetwork: data.OWN_NETWORK,
      }),
    )
  }
  const lines = Object.entries(NEEDED_WITH).flatMap(([name, needed]) =>
    data[name as keyof typeof NEEDED_WITH] === undefined
      ? []
      : needed
          .filter((other) => data[other] === undefined)
          .map((other) => `${other}: It is needed with ${name}.`),
  )
  refuse(lines)
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    siteDir: data.SITE_DIR,
    appEnv: data.APP_ENV,
    region: data.REGION,
    timeZone: TIME_ZONES[data.REGION],
    trustProxy: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT,
    logLevel: data.LOG_LEVEL,
    retention: {
      accounts: data.RETENTION_ACCOUNT_DAYS ?? null,
      staffActions: data.RETENTION_AUDIT_DAYS ?? null,
    },
    smtp:
      data.SMTP_URL !== undefined && data.MAIL_FROM !== undefined
        ? { url: data.SMTP_URL, from: data.MAIL_FROM }
        : null,
    publicUrl: data.PUBLIC_URL ?? addressOf(data.HOST, data.PORT),
    mailRetentionDays: data.MAIL_RETENTION_DAYS,
    recordStore:
      data.LRS_ENDPOINT !== undefined && data.LRS_KEY !== undefined && data.LRS_SECRET !== undefined
        ? { endpoint: data.LRS_ENDPOINT, key: data.LRS_KEY, secret: data.LRS_SECRET }
        : null,
    worksOnJobs: data.JOBS,
    metricsPort: data.METRICS_PORT,
    hasLeastTimes: data.LEAST_TIMES,
    hasDemoClass: data.APP_ENV === 'development' && data.DEMO_CLASS,
    requireSecondFactor: data.REQUIRE_SECOND_FACTOR,
    secondFactorKey: data.SECOND_FACTOR_KEY,
    metricsToken: data.METRICS_TOKEN,
    traces:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, share: data.OTEL_TRACES_SAMPLER_ARG },
  }
}
