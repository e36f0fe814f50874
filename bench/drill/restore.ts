import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { compare } from '../server/compare'
import type { Saved } from '../server/load'
import { archiveAll, pgbackrestRun } from './backup'
import { findPrimary } from './database'
import { Machine } from './machine'
import { HOST, ports } from './ports'
import { makeFolder, postgresPrograms } from './programs'
import { until } from './until'

/** A database of its own as it was at a moment; the others run on. */
function restoreTo(folder: string, node: number, moment: Date): Machine {
  const data = join(folder, 'restored')
  makeFolder(data)
  const target = moment.toISOString().replace('T', ' ').replace('Z', '+00')
  pgbackrestRun(
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

const restoredUrl = `postgres://postgres@${HOST}:${ports.restored}/postgres`

/** How many of the last answers are looked for, which a database of an earlier moment must not have. */
const LATER = 1000

/** Whether a restored database has all that was acknowledged before the moment, and nothing of the end. */
export async function checkRestore(
  folder: string,
  { moment, count }: { moment: Date; count: number },
  saved: readonly Saved[],
): Promise<boolean> {
  const primary = (await findPrimary()) as number
  await archiveAll(primary)
  writeFileSync(join(folder, 'hba.conf'), 'host all all 127.0.0.1/32 trust\n')
  const restored = restoreTo(folder, primary, moment)
  restored.start()
  await until('The restored database answers', async () => {
    try {
      const database = await openDatabase({ dataDir: '', databaseUrl: restoredUrl })
      const { rows } = await database.openSql().execute('select pg_is_in_recovery() as is_behind')
      await database.close()
      return rows[0]?.is_behind === false
    } catch {
      return false
    }
  })
  const later = saved.slice(Math.max(count, saved.length - LATER))
  const { lost } = await compare({ dataDir: '', databaseUrl: restoredUrl }, saved.slice(0, count))
  const there = later.length - (await compare({ dataDir: '', databaseUrl: restoredUrl }, later)).lost.length
  await restored.stop()
  console.log(
    `Restored to ${moment.toISOString()}: ${lost.length} of ${count} answers before it lost, ${there} of later ones there.`,
  )
  return lost.length + there === 0
}
