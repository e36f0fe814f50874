import type { RefusalCode } from '@wordstride/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type RewardRequestRow, rewardRequests } from '../../db/schema'
import { giveBack } from './ledger'

interface Closing {
  state: 'granted' | 'declined' | 'withdrawn'
  /** The staff; null for the student. */
  decidedBy: string | null
  /** Whether this request is theirs to close. */
  isTheirs?(request: RewardRequestRow): boolean
}

/**
 * Ends a request that is open; what is not granted gives its tokens back. Null when the same caller has ended it so
 * before, and the reply was lost. Call it in the turn of the student's tokens.
 */
export async function closeRequest(
  tx: Database,
  { userId, requestId }: Pick<RewardRequestRow, 'userId' | 'requestId'>,
  { state, decidedBy, isTheirs = () => true }: Closing,
  now: Date,
): Promise<RewardRequestRow | RefusalCode | null> {
  const isIt = and(eq(rewardRequests.userId, userId), eq(rewardRequests.requestId, requestId))
  const [request] = await tx.select().from(rewardRequests).where(isIt)
  if (!request || !isTheirs(request)) return 'request_unknown'
  if (request.state === state && request.decidedBy === decidedBy) return null
  if (request.state !== 'asked') return 'request_decided'
  await tx.update(rewardRequests).set({ state, decidedAt: now, decidedBy }).where(isIt)
  if (state !== 'granted') await giveBack(tx, request, now)
  return request
}
