import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { secondFactors } from '../../db/schema'
import { openSeed, sealSeed } from './sealSeed'
import { redeemSpareCode } from './spareCodes'
import { stepOfCode } from './timeCodes'

interface Given {
  code: string
  now: Date
  /** Of the server, for seeds. */
  seedKey: string | null
}

async function redeemTimeCode(
  db: Database,
  { userId, seed: stored }: { userId: string; seed: string },
  { code, now, seedKey }: Given,
): Promise<boolean> {
  const seed = openSeed(seedKey, userId, stored)
  const step = seed === null ? null : stepOfCode(seed, code, now)
  if (seed === null || step === null) return false
  const { lastStep } = secondFactors
  const used = await db
    .update(secondFactors)
    // One that was stored before there was a key is encrypted now.
    .set({ lastStep: step, seed: sealSeed(seedKey, userId, seed) })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.seed, stored),
        or(isNull(lastStep), lt(lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

/** Whether the code is good: one of the app or a spare one, as somebody types it. Each is good once. */
export async function redeemCode(db: Database, userId: string, given: Given): Promise<boolean> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.seed)))
  if (!factor?.seed) return false
  const code = given.code.replaceAll(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return redeemTimeCode(db, { userId, seed: factor.seed }, { ...given, code })
  return factor.spareSalt !== null && redeemSpareCode(db, userId, factor.spareSalt, code)
}
