import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { ensurePostgres, findPrograms } from '../../scripts/setup/postgres.mjs'
import { installDebianPackage, isRoot, SetupError } from '../../scripts/setup/run.mjs'

/** Where Debian puts what the drill needs, and the package it comes from. */
const PROGRAMS = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/etcdctl': 'etcd-client',
  '/usr/bin/patroni': 'patroni',
  '/usr/lib/python3/dist-packages/etcd/__init__.py': 'python3-etcd',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/pgbackrest': 'pgbackrest',
}

export function ensurePrograms(): void {
  if (!isRoot) throw new SetupError('The drill installs and starts database servers: run it as root.')
  ensurePostgres()
  for (const [file, name] of Object.entries(PROGRAMS))
    if (!existsSync(file) && !installDebianPackage(name))
      throw new SetupError(`Debian's ${name} could not be installed.`)
}

/** The folder of initdb, postgres and the others. */
export function postgresPrograms(): string {
  const found = findPrograms()
  if (!found) throw new SetupError('There is no PostgreSQL here.')
  return found
}

const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** None of them runs as root. */
export const unprivileged = () => ({ uid: id('-u'), gid: id('-g') })

/** A folder that they may write to and nobody else may read. */
export function makeFolder(path: string): void {
  const { uid, gid } = unprivileged()
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, uid, gid)
}
