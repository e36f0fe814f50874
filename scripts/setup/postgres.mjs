import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage, isRoot, SetupError } from './run.mjs'

const VERSIONS = '/usr/lib/postgresql'

/** Debian's newest PostgreSQL. */
export function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/** As root we may install it; otherwise the tests do with PGlite alone. */
export function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || findPrograms() || !isRoot) return
  if (!installDebianPackage('postgresql'))
    console.warn('PostgreSQL could not be installed: PGlite alone is tested.')
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (!isRoot) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

async function isReady(bin, port, server) {
  for (let tries = 0; tries < 600 && !hasEnded(server); tries++) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
      return true
    } catch {
      await pause(100)
    }
  }
  return false
}

/** Mostly for want of a place to be in. */
const notThere = (what, folder) =>
  new SetupError(
    `${what} It was to lie in ${folder}: set TMPDIR to a folder with room that the user of PostgreSQL may enter.`,
  )

/** A cluster of its own in a temporary folder, gone after `stop`; null when there is no PostgreSQL here. */
export async function startPostgres() {
  const bin = findPrograms()
  if (!bin) return null
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'wordstride-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...user }
  const identity = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  try {
    execFileSync(join(bin, 'initdb'), ['--pgdata=data', '--no-sync', ...identity], options)
  } catch (error) {
    remove()
    throw notThere(
      `PostgreSQL could not make its files (${error.code ?? `initdb: ${error.status}`}).`,
      folder,
    )
  }

  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Nobody follows this cluster, and nobody restores it.
    wal_level: 'minimal',
    max_wal_senders: '0',
    checkpoint_timeout: '1h',
    log_min_messages: 'panic',
    // Small tables: to compile a statement or to share it out costs more than to run it.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', 'data', '-p', String(port), ...flags], {
    ...options,
    stdio: 'ignore',
  })
  const stop = async () => {
    const exited = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    if (!hasEnded(server)) await exited
    remove()
  }
  // Before the folder around it goes.
  process.prependOnceListener('exit', () => {
    server.kill('SIGQUIT')
    remove()
  })
  if (!(await isReady(bin, port, server))) {
    await stop()
    throw notThere(`PostgreSQL is installed in ${bin} and does not start.`, folder)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: server.pid, stop }
}
