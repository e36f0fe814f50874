import { mkdirSync } from 'node:fs'
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
import * as schema from './schema'

/** A way to the same database for texts of several statements, beside the transactions of `db`. */
export interface SqlConnection {
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  close(): Promise<void>
}

export interface OpenDatabase {
  db: Database
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

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'pgdata')
    mkdirSync(folder, { recursive: true })
    const client = await PGlite.create(folder)
    const logger = createLogger()
    const db = drizzlePglite(client, { schema, logger })
    return {
      db,
      description: `embedded database in ${dataDir}`,
      async prepare(fill) {
        await migratePglite(db, { migrationsFolder: paths.migrations })
        await fill(db)
      },
      watch: logger.watch,
      openSql: () => ({
        async execute(text, values) {
          if (values !== undefined) return client.query<Record<string, unknown>>(text, [...values])
          const results = await client.exec(text)
          return { rows: results.flatMap(({ rows }) => rows) }
        },
        close: async () => {},
      }),
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

/** JSON as text, as our own statements send it. */
const asText = { to: 114, from: [114, 3802], serialize: String, parse: JSON.parse }

/** One connection of its own, so that it takes none from the requests. */
function openSqlOnServer(url: string): SqlConnection {
  const client = postgres(url, {
    max: 1,
    connect_timeout: 10,
    onnotice: () => {},
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

async function openServer(url: string): Promise<OpenDatabase> {
  const client = postgres(url, { max: 10, connect_timeout: 10, onnotice: () => {} })
  const logger = createLogger()
  const db = drizzlePostgres(client, { schema, logger })
  const { host, pathname } = new URL(url)
  try {
    await client`select 1`
  } catch (error) {
    await client.end({ timeout: 0 })
    const reason = error instanceof Error ? error.message : error
    throw new StartError(`The database ${host}${pathname} of DATABASE_URL does not answer: ${reason}`)
  }
  return {
    db,
    description: `PostgreSQL ${host}${pathname}`,
    async prepare(fill) {
      const connection = await client.reserve()
      try {
        await connection`select pg_advisory_lock(${START_LOCK})`
        await migratePostgres(db, { migrationsFolder: paths.migrations })
        await fill(db)
      } finally {
        await connection`select pg_advisory_unlock(${START_LOCK})`.catch(() => {})
        connection.release()
      }
    },
    watch: logger.watch,
    openSql: () => openSqlOnServer(url),
    close: () => client.end({ timeout: 5 }),
  }
}

/** Opens PostgreSQL when an address is given, else the embedded database in the data folder. */
export function openDatabase(config: {
  dataDir: string
  databaseUrl: string | undefined
}): Promise<OpenDatabase> {
  return config.databaseUrl === undefined ? openEmbedded(config.dataDir) : openServer(config.databaseUrl)
}
