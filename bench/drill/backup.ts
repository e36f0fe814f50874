import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { HOST, NODES, ports } from './ports'
import { makeFolder, unprivileged } from './programs'

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
  makeFolder(join(folder, 'repository'))
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

export const pgbackrestRun = (folder: string, node: number, ...args: string[]) => {
  const [command, ...first] = pgbackrest(folder, node) as [string, ...string[]]
  execFileSync(command, [...first, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...unprivileged(),
  })
}

export function takeBackup(folder: string, primary: number): void {
  pgbackrestRun(folder, primary, 'stanza-create')
  pgbackrestRun(folder, primary, 'backup', '--type=full')
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
