import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { paths } from '../paths'
import { StartError } from '../startError'
import type { Database } from './database'
import { lockFolder } from './lockFolder'
import { refuseFullDisk } from './refuseFullDisk'
import * as schema from './schema'
import { refuseNewerSchema } from './schemaVersion'
import { giveLine } from './shortReading'
import { SQL_STATE, sqlStateOf } from './sqlStateOf'
import { addTermsAhead } from './terms'
import { untilUnlocked } from './untilUnlocked'

/** A way to the same database for texts of several statements, beside the transactions of `db`. */
export interface SqlConnection {
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  close(): Promise<void>
}

export interface OpenDatabase {
  /** For requests: a statement that takes too long, or waits too long for a lock, ends with an error. */
  db: Database
  /** For what may take its time, over connections of its own: bringing up to date, jobs, the commands of `admin`. */
  patient: Database
  /** By which PostgreSQL knows the connections of this process. */
  applicationName: string | null
  /** For people: where the data are, without a password. */
  description: string
  /** Brings the tables up to date, then runs `fill`; processes that start at once do this one after the other. */
  prepare(fill: (db: Database) => Promise<void>): Promise<void>
  /** Tells of every statement that is sent from now on. */
  watch(listener: (statement: string) => void): void
  openSql(): SqlConnection
  close(): Promise<void>
}

function createLogger() {
  const listeners: ((statement: string) => void)[] = []
  return {
    logQuery(statement: string) {
      for (const listener of listeners) listener(statement)
    },
    watch(listener: (statement: string) => void) {
      listeners.push(listener)
    },
  }
}

/** Any number that no other program uses for an advisory lock on the same database. */
const START_LOCK = 7_739_201_355

/** Of the embedded PostgreSQL, whose files no other one reads. */
const FILES_VERSION = '18'

function refuseFolder(folder: string, reason: string): never {
  throw new StartError(
    `The folder ${folder} holds no database that can be opened: ${reason}. ` +
      'Set DATA_DIR to another folder, or put a copy of the data in its place.',
  )
}

async function openFolder(folder: string): Promise<PGlite> {
  try {
    mkdirSync(folder, { recursive: true })
    const versionFile = join(folder, 'PG_VERSION')
    const isEmpty = readdirSync(folder).length === 0
    if (!isEmpty && !existsSync(versionFile)) refuseFolder(folder, 'its files are of something else')
    const version = isEmpty ? FILES_VERSION : readFileSync(versionFile, 'utf8').trim()
    if (version !== FILES_VERSION)
      refuseFolder(folder, `its files are of PostgreSQL ${version}, not ${FILES_VERSION}`)
    refuseFullDisk(folder, isEmpty ? 'first' : 'later')
    const client = await PGlite.create(folder)
    await client.query('select 1')
    return client
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    return refuseFolder(folder, reason.split('\n')[0] ?? '')
  }
}

async function bringUpToDate(migrate: () => Promise<void>): Promise<void> {
  try {
    await untilUnlocked(migrate)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    const advice =
      sqlStateOf(error) === SQL_STATE.insufficientPrivilege
        ? 'Let the account of DATABASE_URL own its database: alter database … owner to ….'
        : 'It may be the database of another program.'
    throw new StartError(
      `The tables of the database cannot be brought up to date: ${reason.split('\n')[0]}. ${advice}`,
    )
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir)
  try {
    const client = await openFolder(join(dataDir, 'pgdata'))
    const logger = createLogger()
    const db = drizzlePglite(client, { schema, logger })
    const execute: SqlConnection['execute'] = async (text, values) => {
      if (values !== undefined) return client.query<Record<string, unknown>>(text, [...values])
      const results = await client.exec(text)
      return { rows: results.flatMap(({ rows }) => rows) }
    }
    return {
      db,
      patient: db,
      applicationName: null,
      description: `embedded database in ${dataDir}`,
      async prepare(fill) {
        await refuseNewerSchema(execute)
        await bringUpToDate(() => migratePglite(db, { migrationsFolder: paths.migrations }))
        await addTermsAhead(db, new Date())
        await fill(db)
      },
      watch: logger.watch,
      openSql: () => ({ execute, close: async () => {} }),
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

const SERVER_OPTIONS = { connect_timeout: 10, onnotice: () => {} }

/** JSON as text, as our own statements send it. */
const asText = { to: 114, from: [114, 3802], serialize: String, parse: JSON.parse }

/** One connection of its own, so that it takes none from the requests. */
function openSqlOnServer(url: string, connection: object): SqlConnection {
  const client = postgres(url, {
    ...SERVER_OPTIONS,
    max: 1,
    connection,
    types: { json: asText, jsonb: { ...asText, to: 3802 } },
  })
  return {
    async execute(text, values) {
      const rows = await client.unsafe<Record<string, unknown>[]>(text, values as never)
      return { rows: [...rows] }
    },
    close: () => client.end({ timeout: 5 }),
  }
}

/** How long requests may take, in milliseconds; the address may name others, as in `?statement_timeout=5000`. */
const REQUEST_TIMES = {
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
}

const REQUEST_SETTINGS = {
  ...REQUEST_TIMES,
  // A prepared statement is planned once: by its costs PostgreSQL would plan one over partitions with every use.
  plan_cache_mode: 'force_generic_plan',
  // A statement of a request is over before it would be compiled.
  jit: 'off',
}

/** What the address or the role of the database says of times is for requests. */
const ANY_TIME = Object.fromEntries(Object.keys(REQUEST_TIMES).map((name) => [name, 0]))

function withoutTimes(url: string): string {
  const address = new URL(url)
  for (const name of Object.keys(REQUEST_TIMES)) address.searchParams.delete(name)
  return address.href
}

async function openServer(url: string): Promise<OpenDatabase> {
  const applicationName = `wordstride ${process.pid} ${hostname()}`.slice(0, 63)
  const named = { application_name: applicationName }
  const forRequests = { ...named, ...REQUEST_SETTINGS }
  const client = postgres(url, { ...SERVER_OPTIONS, max: 10, connection: forRequests })
  const lineClient = postgres(url, { ...SERVER_OPTIONS, max: 1, connection: forRequests })
  const patientUrl = withoutTimes(url)
  const forAnyTime = { ...named, ...ANY_TIME }
  const patientClient = postgres(patientUrl, {
    ...SERVER_OPTIONS,
    max: 2,
    idle_timeout: 60,
    connection: forAnyTime,
  })
  const logger = createLogger()
  const db = drizzlePostgres(client, { schema, logger })
  giveLine(db, drizzlePostgres(lineClient, { schema, logger }))
  const patient = drizzlePostgres(patientClient, { schema, logger })
  const { host, pathname } = new URL(url)
  const endAll = (timeout: number) =>
    Promise.all([client, lineClient, patientClient].map((one) => one.end({ timeout })))
  try {
    await client`select 1`
  } catch (error) {
    await endAll(0)
    const reason = error instanceof Error ? error.message : error
    throw new StartError(`The database ${host}${pathname} of DATABASE_URL does not answer: ${reason}`)
  }
  return {
    db,
    patient,
    applicationName,
    description: `PostgreSQL ${host}${pathname}`,
    async prepare(fill) {
      const connection = await patientClient.reserve()
      try {
        await connection`select pg_advisory_lock(${START_LOCK})`
        await refuseNewerSchema(async (text) => ({ rows: await connection.unsafe(text) }))
        await bringUpToDate(() => migratePostgres(patient, { migrationsFolder: paths.migrations }))
        await addTermsAhead(patient, new Date())
        await fill(patient)
      } finally {
        await connection`select pg_advisory_unlock(${START_LOCK})`.catch(() => {})
        connection.release()
      }
    },
    watch: logger.watch,
    openSql: () => openSqlOnServer(patientUrl, forAnyTime),
    async close() {
      await endAll(5)
    },
  }
}

/** Opens PostgreSQL when an address is given, else the embedded database in the data folder. */
export function openDatabase(config: {
  dataDir: string
  databaseUrl: string | undefined
}): Promise<OpenDatabase> {
  return config.databaseUrl === undefined ? openEmbedded(config.dataDir) : openServer(config.databaseUrl)
}
