import { sql } from 'drizzle-orm'
import type { Database } from '../../packages/server/src/db/database'
import { testSessions } from '../../packages/server/src/db/schema'
import { snapshot } from '../../packages/server/src/testing/snapshot'
import { outcomeOf, sendAll } from './send'
import type { Wish } from './wishes'

/** Attempts are counted, the wrong ones before all. */
const COUNTED = ['login_attempts']

/**
 * A test that is over is told of by a write of what stands there, so that a standby has it, too: its contents count.
 * The sign of life that an incomplete answer gives does not count.
 */
async function testsAsTheyStand(db: Database): Promise<string | null> {
  const [row] = await db
    .select({
      hash: sql<
        string | null
      >`sum(hashtextextended((to_jsonb(${testSessions}) - ${testSessions.lastActivityAt.name}::text)::text, 0))::text`,
    })
    .from(testSessions)
  return row?.hash ?? null
}

/** A fingerprint of every table. */
async function written(db: Database): Promise<Map<string, string | null>> {
  const tables = new Map((await snapshot(db)).map(({ name, hash }) => [name, hash]))
  for (const name of COUNTED) tables.delete(name)
  return tables.set('test_sessions', await testsAsTheyStand(db))
}

interface Written {
  wish: Wish
  tables: string[]
}

/**
 * Sends refused requests once more with nothing else beside them, and compares the tables before and after. Those that
 * are accepted now, because others were in between, are left out.
 */
export async function sendRefusedAgain(
  db: Database,
  address: string,
  wishes: readonly Wish[],
): Promise<{ compared: number; written: Written[] }> {
  let refused = [...wishes]
  for (let turn = 0; turn < 5; turn++) {
    const before = await written(db)
    const replies = await sendAll(address, refused)
    const after = await written(db)
    const still = refused.filter((_, i) => outcomeOf(replies[i] as never) === 'refused')
    const tables = [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name)
    if (tables.length === 0) return { compared: still.length, written: [] }
    if (still.length < refused.length) {
      refused = still
      continue
    }
    if (refused.length === 1) return { compared: 1, written: [{ wish: refused[0] as Wish, tables }] }
    const half = Math.ceil(refused.length / 2)
    const parts = [
      await sendRefusedAgain(db, address, refused.slice(0, half)),
      await sendRefusedAgain(db, address, refused.slice(half)),
    ]
    return {
      compared: parts.reduce((sum, part) => sum + part.compared, 0),
      written: parts.flatMap((part) => part.written),
    }
  }
  return { compared: 0, written: [] }
}
