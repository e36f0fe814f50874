import type { JobContext } from './defineJob'
import { forEachBatch } from './forEachBatch'

/**
 * Does something for one student after the other. What fails for one of them is told and comes again with the next run.
 * Gives how many were left out; a job whose next run comes too late throws then.
 */
export async function forEachStudent(
  findBatch: (after: string) => Promise<{ userId: string }[]>,
  work: (userId: string) => Promise<void>,
  { log, signal }: Pick<JobContext, 'log' | 'signal'>,
): Promise<number> {
  let leftOut = 0
  const workForEach = async (batch: { userId: string }[]) => {
    for (const { userId } of batch) {
      signal?.throwIfAborted()
      await work(userId).catch((error: unknown) => {
        leftOut++
        log.error({ err: error, userId }, 'a job left somebody out')
      })
    }
  }
  await forEachBatch(findBatch, workForEach, signal)
  return leftOut
}
