import type { LedgerEntry } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { and, desc, eq, sum } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { rewardRequests, tokenDeposits } from '../../db/schema'
import { inStudentTurn } from '../../standing/inStudentTurn'

/** Lines that one reply carries: four years of weeks. */
const MOST = 200

/** SR-21: everything that came less everything that went. */
export async function findBalance(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: sum(tokenDeposits.tokens) })
    .from(tokenDeposits)
    .where(eq(tokenDeposits.userId, userId))
  return Number(row?.balance ?? 0)
}

/** Alone with the balance of a student: what is read of it holds until the end. */
export const inTokenTurn = <T>(db: Database, userId: string, run: (tx: Database) => Promise<T>): Promise<T> =>
  inStudentTurn(db, { userId, section: 'tokens' }, run)

/** The reasons of a request: its tokens go with the first and come back with the second. */
export const askReason = (requestId: string): string => `ask ${requestId}`
const backReason = (requestId: string): string => `back ${requestId}`
const requestOf = (reason: string): string[] => /^(?:ask|back) (.+)/.exec(reason)?.slice(1) ?? []

/** Gives the tokens of a request back, once. */
export async function giveBack(
  db: Database,
  { userId, requestId, price }: { userId: string; requestId: string; price: number },
  now: Date,
): Promise<void> {
  await db
    .insert(tokenDeposits)
    .values({ userId, reason: backReason(requestId), tokens: price, depositedAt: now })
    .onConflictDoNothing()
}

const NOTHING = { weekStart: null, sectionType: null, gradeId: null, rewardName: null }

function readReason(reason: string, names: ReadonlyMap<string, string>) {
  const [kind, first = '', second] = reason.split(' ') as [LedgerEntry['kind'], string?, string?]
  switch (kind) {
    case 'week':
      return { ...NOTHING, kind, weekStart: first }
    case 'goal':
      return { ...NOTHING, kind, sectionType: first as CourseSection, gradeId: Number(second) }
    default:
      return { ...NOTHING, kind, rewardName: names.get(first) ?? null }
  }
}

async function findNames(
  db: Database,
  userId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .select({ requestId: rewardRequests.requestId, name: rewardRequests.name })
    .from(rewardRequests)
    .where(and(eq(rewardRequests.userId, userId), among(rewardRequests.requestId, requestIds)))
  return new Map(rows.map(({ requestId, name }) => [requestId, name]))
}

/** The latest lines. */
export async function readLedger(db: Database, userId: string): Promise<LedgerEntry[]> {
  const rows = await db
    .select()
    .from(tokenDeposits)
    .where(eq(tokenDeposits.userId, userId))
    .orderBy(desc(tokenDeposits.depositedAt), desc(tokenDeposits.reason))
    .limit(MOST)
  const names = await findNames(
    db,
    userId,
    rows.flatMap(({ reason }) => requestOf(reason)),
  )
  return rows.map(({ reason, tokens, depositedAt }) => ({
    ...readReason(reason, names),
    tokens,
    depositedAt: depositedAt.getTime(),
  }))
}
