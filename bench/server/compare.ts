import { count, gt, inArray, isNotNull } from 'drizzle-orm'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { answers } from '../../packages/server/src/db/schema'
import type { Saved } from './load'

/** Where a server keeps its data: in a folder or in a PostgreSQL. */
export interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

/** Compares what was acknowledged with what is stored. */
export async function compare(
  place: Place,
  saved: readonly Saved[],
): Promise<{ lost: Saved[]; doubled: number; changed: number }> {
  const database = await openDatabase(place)
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
