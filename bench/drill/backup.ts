import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { Machine } from './machine'
import { HOST, NODES, ports } from './ports'
import { postgresPrograms, unprivileged } from './programs'

const STANZA = 'drill'
const settingsFile = (folder: string, node: number) => join(folder, `pgbackrest${node}.conf`)
const pgbackrest = (folder: string, node: number) => [
  '/usr/bin/pgbackrest',
  `--config=${settingsFile(folder, node)}`,
  `--stanza=${STANZA}`,
]

export const archiveCommand = (folder: string, node: number): string =>
  `${pgbackrest(folder, node).join(' ')} archive-push %p`

/** One repository for all nodes; each of them sends what it writes while it is the primary. */
export function writeBackupSettings(folder: string): void {
  const { uid, gid } = unprivileged()
  execFileSync('install', ['-d', '-o', String(uid), '-g', String(gid), join(folder, 'repository')])
  for (const node of NODES)
    writeFileSync(
      settingsFile(folder, node),
      [
        '[global]',
        `repo1-path=${join(folder, 'repository')}`,
        'repo1-retention-full=2',
        `log-path=${folder}`,
        `lock-path=${join(folder, `lock${node}`)}`,
        `spool-path=${join(folder, `spool${node}`)}`,
        'start-fast=y',
        'compress-level=1',
        `[${STANZA}]`,
        `pg1-path=${join(folder, `data${node}`)}`,
        `pg1-port=${ports.postgres(node)}`,
        `pg1-socket-path=${folder}`,
        'pg1-user=postgres',
        '',
      ].join('\n'),
    )
}

const run = (folder: string, node: number, ...args: string[]) => {
  const [command, ...first] = pgbackrest(folder, node) as [string, ...string[]]
  execFileSync(command, [...first, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...unprivileged(),
  })
}

export function takeBackup(folder: string, primary: number): void {
  run(folder, primary, 'stanza-create')
  run(folder, primary, 'backup', '--type=full')
}

/** Sends what is not yet in the repository. */
export async function archiveAll(primary: number): Promise<void> {
  const sql = postgres(`postgres://postgres@${HOST}:${ports.postgres(primary)}/postgres`, { max: 1 })
  const [{ file }] = (await sql`select pg_walfile_name(pg_switch_wal()) as file`) as unknown as [
    { file: string },
  ]
  for (let tries = 0; tries < 120; tries++) {
    const [row] = await sql`select last_archived_wal as last from pg_stat_archiver`
    if (row?.last !== null && String(row?.last).slice(8) >= file.slice(8)) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await sql.end()
}

/** A database of its own as it was at a moment; the others run on. */
export function restoreTo(folder: string, node: number, moment: Date): Machine {
  const { uid, gid } = unprivileged()
  const data = join(folder, 'restored')
  execFileSync('install', ['-d', '-m', '700', '-o', String(uid), '-g', String(gid), data])
  mkdirSync(join(folder, 'lock'), { recursive: true })
  const target = moment.toISOString().replace('T', ' ').replace('Z', '+00')
  run(
    folder,
    node,
    'restore',
    `--pg1-path=${data}`,
    '--type=time',
    `--target=${target}`,
    '--target-action=promote',
    '--archive-mode=off',
  )
  return new Machine(folder, {
    name: 'restored',
    command: join(postgresPrograms(), 'postgres'),
    args: [
      ...['-D', data, '-p', String(ports.restored), '-c', `listen_addresses=${HOST}`],
      ...['-c', `unix_socket_directories=${folder}`, '-c', 'synchronous_standby_names='],
      ...['-c', `hba_file=${join(folder, 'hba.conf')}`],
    ],
  })
}

export const restoredUrl = `postgres://postgres@${HOST}:${ports.restored}/postgres`
