import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentPack } from '@wordstride/content'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { root } from '../root'
import { addStudents, type Student } from '../server/fillDatabase'
import { takeBackup, writeBackupSettings } from './backup'
import { databaseMachines, findPrimary, isDatabaseWhole } from './database'
import { etcdMachines, isEtcdWhole } from './etcd'
import type { Machine } from './machine'
import { unprivileged } from './programs'
import { databaseUrl, proxyMachines } from './proxies'
import { areServersReady, serverMachines } from './servers'
import { until } from './until'

export interface Site {
  folder: string
  etcd: readonly Machine[]
  databases: readonly Machine[]
  servers: readonly Machine[]
  students: readonly Student[]
  stop(): Promise<void>
}

/** All with the content and no one at work yet; a first backup is taken. */
async function fill(studentCount: number): Promise<Student[]> {
  const content = openContentPack(join(root, 'dist/content'))
  const database = await openDatabase({ dataDir: '', databaseUrl })
  await database.prepare((db) =>
    seedDatabase(db, { appEnv: 'production', region: 'US' }, new Date(), content),
  )
  const students = await addStudents(database.db, studentCount)
  await database.close()
  return students
}

export async function openSite(studentCount: number): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'wordstride-drill-'))
  const { uid, gid } = unprivileged()
  chownSync(folder, uid, gid)
  writeBackupSettings(folder)
  const etcd = etcdMachines(folder)
  const databases = databaseMachines(folder)
  const proxies = proxyMachines(folder)
  const servers = serverMachines(folder)
  const all: Machine[] = [...servers, ...proxies, ...databases, ...etcd]
  process.once('exit', () => {
    for (const machine of all) machine.kill()
  })

  for (const machine of etcd) machine.start()
  await until('etcd has a leader', isEtcdWhole)
  for (const machine of [...databases, ...proxies]) machine.start()
  await until('Three databases run', isDatabaseWhole)
  const students = await fill(studentCount)
  takeBackup(folder, (await findPrimary()) as number)
  for (const machine of servers) machine.start()
  await until('Two servers are ready', areServersReady)
  const stop = async () => {
    for (const machine of all) await machine.stop()
  }
  return { folder, etcd, databases, servers, students, stop }
}
