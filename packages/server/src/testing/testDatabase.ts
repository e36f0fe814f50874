import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { FolderLockedError, lockFolder } from '../db/lockFolder'
import { type OpenDatabase, openDatabase } from '../db/openDatabase'
import { paths } from '../paths'

async function templateName(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(paths.migrations)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(file).update(await readFile(join(paths.migrations, file)))
  }
  // A migration that was generated again is another one, whatever its statements.
  hash.update(await readFile(join(paths.migrations, 'meta/_journal.json')))
  return `wordstride-test-${process.getuid?.() ?? 'user'}-${hash.digest('hex').slice(0, 16)}`
}

async function lockWhenFree(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error
      await sleep(100)
    }
  }
}

/**
 * A migrated, empty data folder; made once for each set of migrations, because making one takes seconds. Under `npm test`,
 * whose temporary files go at its end, that is once a run.
 */
async function findTemplate(): Promise<string> {
  const folder = join(tmpdir(), await templateName())
  const template = join(folder, 'ready')
  const unlock = await lockWhenFree(folder)
  try {
    if (await stat(template).catch(() => null)) return template
    const draft = join(folder, randomUUID())
    const database = await openDatabase({ dataDir: draft, databaseUrl: undefined })
    await database.prepare(async () => {})
    await database.close()
    await rename(draft, template)
    return template
  } finally {
    unlock()
  }
}

/** A new data folder with all tables and no rows. */
export async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wordstride-data-'))
  await cp(join(await findTemplate(), 'pgdata'), join(dataDir, 'pgdata'), { recursive: true })
  return dataDir
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  return {
    ...database,
    async close() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const connect = (serverUrl: string, options = {}) =>
  postgres(serverUrl, { max: 1, onnotice: () => {}, ...options })

/** For all databases of a worker: a connection costs as much as a small database. */
let shared: ReturnType<typeof connect> | undefined

/** A database on the server, for as long as it is open. */
async function createOnServer(serverUrl: string, template: string): Promise<OpenDatabase> {
  const name = `wordstride_test_${randomUUID().replaceAll('-', '')}`
  shared ??= connect(serverUrl, { idle_timeout: 5 })
  const server = shared
  // Copied file by file: by way of the log it takes three times as long.
  await server.unsafe(`create database ${name} template ${template} strategy file_copy`)
  const database = await openDatabase({ dataDir: '', databaseUrl: databaseOf(serverUrl, name) })
  return {
    ...database,
    async close() {
      await database.close()
      await server.unsafe(`drop database ${name} with (force)`)
    },
  }
}

function databaseOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A migrated, empty database of the server; made once for each set of migrations. */
async function findServerTemplate(serverUrl: string): Promise<string> {
  const name = (await templateName()).replaceAll('-', '_')
  const server = connect(serverUrl)
  await server`select pg_advisory_lock(hashtextextended(${name}, 0))`
  try {
    const known = await server`select 1 from pg_database where datname = ${name}`
    if (known.length > 0) return name
    const draft = `${name}_draft`
    await server.unsafe(`drop database if exists ${draft} with (force)`)
    await server.unsafe(`create database ${draft}`)
    const database = await openDatabase({ dataDir: '', databaseUrl: databaseOf(serverUrl, draft) })
    await database.prepare(async () => {})
    await database.close()
    await server.unsafe(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    // The lock goes with the connection.
    await server.end()
  }
}

let serverTemplate: Promise<string> | undefined

/** A database of one's own: on the server of TEST_DATABASE_URL, else embedded. `close` removes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return openFolder(await createDataDir())
  serverTemplate ??= findServerTemplate(serverUrl)
  return createOnServer(serverUrl, await serverTemplate)
}

/** The same, and without a single table: no migration has run. */
export async function openBareDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl
    ? createOnServer(serverUrl, 'template1')
    : openFolder(await mkdtemp(join(tmpdir(), 'wordstride-data-')))
}
