import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentPack } from '@wordstride/content'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { main } from '../../scripts/setup/run.mjs'
import { root } from '../root'
import { addStudents } from '../server/fillDatabase'
import { compare } from '../server/kills'
import { benchSkills, runLoad, type Saved } from '../server/load'
import { archiveAll, restoredUrl, restoreTo, takeBackup, writeBackupSettings } from './backup'
import { databaseMachines, findPrimary, isDatabaseWhole } from './database'
import { etcdMachines, isEtcdWhole } from './etcd'
import { FAULTS, type Fault, type Site } from './faults'
import type { Machine } from './machine'
import { HOST, ports } from './ports'
import { ensurePrograms, unprivileged } from './programs'
import { databaseUrl, proxyMachines } from './proxies'
import { areServersReady, serverMachines } from './servers'

const option = (name: string, fallback: number): number => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given ? Number(given.split('=')[1]) : fallback
}

const MINUTES = option('minutes', 10)
const STUDENTS = option('students', 50)
const GRADE = 2
/** How long what was frozen stays so; longer than it takes to replace it. */
const FROZEN_MS = 30_000
/** How long a killed machine is away. */
const AWAY_MS = 10_000
const PATIENCE_MS = 120_000
const SERVICE_GOAL_S = 30

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s.`)
    await pause(500)
  }
}

interface Strike {
  fault: Fault
  /** On the clock of `performance.now()`. */
  began: number
  /** The longest time without an acknowledged answer, in seconds. */
  silence: number
}

/** Strikes one machine, and ends when all is whole again. */
async function strike(fault: Fault, site: Site, acknowledged: readonly number[]): Promise<Strike | null> {
  const victim = await fault.victim(site)
  if (victim === null) return null
  const first = acknowledged.length
  const began = performance.now()
  console.log(`${fault.title}: ${victim.name}`)
  if (fault.kind === 'freeze') {
    victim.freeze()
    await pause(FROZEN_MS)
    victim.thaw()
  } else {
    victim.kill()
    if (!victim.isKept) {
      await pause(AWAY_MS)
      victim.start()
    }
  }
  await until(
    'All is whole again',
    async () => isEtcdWhole() && (await isDatabaseWhole()) && (await areServersReady()),
  )
  const since = [began, ...acknowledged.slice(first), performance.now()]
  const gaps = since.slice(1).map((time, i) => time - (since[i] as number))
  return { fault, began, silence: Math.max(...gaps) / 1000 }
}

function printStrikes(strikes: readonly Strike[]): void {
  const rows = FAULTS.map(({ title }) => {
    const silences = strikes
      .filter(({ fault }) => fault.title === title)
      .map(({ silence }) => silence)
      .sort((a, b) => a - b)
    return {
      fault: title,
      times: silences.length,
      'median s without an answer': Number(
        (silences[Math.floor(silences.length / 2)] ?? Number.NaN).toFixed(1),
      ),
      'longest s': Number((silences.at(-1) ?? Number.NaN).toFixed(1)),
    }
  })
  console.table(rows)
}

/** Whether a restored database has all that was acknowledged before the moment, and the moment was one in between. */
async function checkRestore(
  folder: string,
  node: number,
  moment: Date,
  before: readonly Saved[],
  after: readonly Saved[],
) {
  writeFileSync(join(folder, 'hba.conf'), 'host all all 127.0.0.1/32 trust\nlocal all all trust\n')
  const restored = restoreTo(folder, node, moment)
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
  const result = {
    lost: (await compare(restoredUrl, before)).lost.length,
    later: after.length - (await compare(restoredUrl, after)).lost.length,
  }
  await restored.stop()
  return result
}

await main(async () => {
  ensurePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'wordstride-drill-'))
  const { uid, gid } = unprivileged()
  chownSync(folder, uid, gid)
  writeBackupSettings(folder)
  const site = {
    etcd: etcdMachines(folder),
    databases: databaseMachines(folder),
    servers: serverMachines(folder),
  }
  const proxies = proxyMachines(folder)
  const all: Machine[] = [...site.servers, ...proxies, ...site.databases, ...site.etcd]
  const stopAll = async () => {
    for (const machine of all) await machine.stop()
  }
  process.once('exit', () => {
    for (const machine of all) machine.kill()
  })
  for (const machine of site.etcd) machine.start()
  await until('etcd has a leader', isEtcdWhole)
  for (const machine of [...site.databases, ...proxies]) machine.start()
  await until('Three databases run', isDatabaseWhole)

  const pack = await openContentPack(join(root, 'dist/content')).load()
  const database = await openDatabase({ dataDir: '', databaseUrl })
  await database.prepare((db) =>
    seedDatabase(
      db,
      { appEnv: 'production', region: 'US' },
      new Date(),
      openContentPack(join(root, 'dist/content')),
    ),
  )
  const students = await addStudents(database.db, STUDENTS)
  await database.close()
  takeBackup(folder, (await findPrimary()) as number)
  for (const machine of site.servers) machine.start()
  await until('Two servers are ready', areServersReady)
  console.log(`Three databases, two servers, ${STUDENTS} students, ${MINUTES} minutes; logs in ${folder}`)

  const acknowledged: number[] = []
  const saved: Saved[] = []
  let isOver = false
  const strikes: Strike[] = []
  let moment: { date: Date; count: number } | null = null
  const striking = (async () => {
    await pause(5000)
    for (let turn = 0; !isOver; turn++) {
      const done = await strike(FAULTS[turn % FAULTS.length] as Fault, site, acknowledged)
      if (done !== null) {
        strikes.push(done)
        console.log(`  ${done.silence.toFixed(1)} s without an answer, ${saved.length} acknowledged`)
      }
      if (moment === null && turn >= FAULTS.length - 1) {
        moment = { date: new Date(), count: saved.length }
        await pause(1000)
      }
      await pause(3000)
    }
  })()
  const result = await runLoad({
    address: () => `http://${HOST}:${ports.product}`,
    students,
    skills: benchSkills(pack, GRADE),
    durationMs: MINUTES * 60_000,
    retries: true,
    onSaved: (answer) => {
      saved.push(answer)
      acknowledged.push(performance.now())
    },
  })
  isOver = true
  await striking
  printStrikes(strikes)
  const compared = await compare(databaseUrl, saved)
  console.log(
    `${saved.length} answers acknowledged: ${compared.lost.length} lost, ${compared.doubled} doubled, ${result.wrong + compared.changed} wrongly graded.`,
  )
  for (const answer of compared.lost) {
    const time = acknowledged[saved.indexOf(answer)] as number
    const last = strikes.findLast(({ began }) => began <= time)
    console.log(
      `Lost: ${answer.answerId}, acknowledged ${((time - (last?.began ?? 0)) / 1000).toFixed(1)} s after: ${last?.fault.title}`,
    )
  }
  const longest = Math.max(...strikes.map(({ silence }) => silence))
  console.log(`Service back within ${longest.toFixed(1)} s (goal ${SERVICE_GOAL_S}).`)
  let isRestored = true
  if (moment !== null) {
    const { date, count } = moment as { date: Date; count: number }
    const primary = (await findPrimary()) as number
    await archiveAll(primary)
    const restored = await checkRestore(folder, primary, date, saved.slice(0, count), saved.slice(-1000))
    isRestored = restored.lost === 0 && restored.later === 0
    console.log(
      `Restored to ${date.toISOString()}: ${restored.lost} of ${count} answers before it lost, ${restored.later} of later ones there.`,
    )
  }
  await stopAll()
  const isHeld = compared.lost.length + compared.changed + compared.doubled + result.wrong === 0
  const isPassed = isHeld && longest <= SERVICE_GOAL_S && isRestored
  // What went wrong is in the logs.
  if (isPassed) rmSync(folder, { recursive: true, force: true })
  process.exit(isPassed ? 0 : 1)
})
