import { count, gt, inArray, isNotNull } from 'drizzle-orm'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { answers } from '../../packages/server/src/db/schema'
import type { Student } from './fillDatabase'
import { type benchSkills, runLoad, type Saved } from './load'
import { type BenchServer, startServer } from './serverProcess'

interface KillOptions {
  environment: Record<string, string>
  databaseUrl: string
  students: readonly Student[]
  skills: ReturnType<typeof benchSkills>
  seconds: number
  port: number
}

export interface KillReport {
  acknowledged: number
  kills: number
  /** Acknowledged answers that are not in the database. */
  lost: number
  doubled: number
  /** Stored verdicts that differ from those that were told. */
  changed: number
  /** Replies with a verdict that is not the right one. */
  wrong: number
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Compares what was acknowledged with what is stored. */
export async function compare(
  databaseUrl: string,
  saved: readonly Saved[],
): Promise<{ lost: Saved[]; doubled: number; changed: number }> {
  const database = await openDatabase({ dataDir: '', databaseUrl })
  const lost: Saved[] = []
  let changed = 0
  let doubled = 0
  for (let i = 0; i < saved.length; i += 1000) {
    const batch = saved.slice(i, i + 1000)
    const rows = await database.db
      .select({ answerId: answers.answerId, verdict: answers.verdict })
      .from(answers)
      .where(
        inArray(
          answers.answerId,
          batch.map(({ answerId }) => answerId),
        ),
      )
    const stored = new Map(rows.map(({ answerId, verdict }) => [answerId, verdict]))
    doubled += rows.length - stored.size
    for (const saved of batch) {
      const verdict = stored.get(saved.answerId)
      if (verdict === undefined) lost.push(saved)
      else if (verdict !== saved.verdict) changed++
    }
  }
  // A session has one answer at each of its places.
  const places = database.db
    .select({ sessionId: answers.sessionId })
    .from(answers)
    .where(isNotNull(answers.seq))
    .groupBy(answers.userId, answers.sessionId, answers.seq)
    .having(gt(count(), 1))
  doubled += (await places).length
  await database.close()
  return { lost, doubled, changed }
}

/** Two servers on one PostgreSQL under load; one is killed with -9 and started again, over and over. */
export async function runKills(options: KillOptions): Promise<KillReport> {
  const { environment, port } = options
  const ports = [port, port + 1] as const
  const steady = await startServer(ports[0], environment)
  let shaky: BenchServer = await startServer(ports[1], environment)
  let isOver = false
  let kills = 0
  const killer = (async () => {
    while (!isOver) {
      await pause(1500 + 500 * (kills % 3))
      if (isOver) break
      await shaky.stop('SIGKILL')
      kills++
      shaky = await startServer(ports[1], environment)
    }
  })()
  let turn = 0
  const result = await runLoad({
    address: () => `http://127.0.0.1:${ports[turn++ % 2]}`,
    students: options.students,
    skills: options.skills,
    durationMs: options.seconds * 1000,
    retries: true,
  })
  isOver = true
  await killer
  await Promise.all([steady.stop(), shaky.stop()])
  const { lost, ...compared } = await compare(options.databaseUrl, result.saved)
  return { acknowledged: result.saved.length, kills, wrong: result.wrong, lost: lost.length, ...compared }
}
