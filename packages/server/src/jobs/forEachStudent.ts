import type { JobContext } from './defineJob'

/** Students that one statement finds. */
export const BATCH = 100

/**
 * Does something for one student after the other, a batch at a time. What fails for one of them is told and comes again
 * with the next run.
 */
export async function forEachStudent(
  findBatch: (after: string) => Promise<{ userId: string }[]>,
  work: (userId: string) => Promise<void>,
  log: JobContext['log'],
): Promise<void> {
  let after = ''
  for (;;) {
    const batch = await findBatch(after)
    for (const { userId } of batch) {
      await work(userId).catch((error: unknown) =>
        log.error({ err: error, userId }, 'a job left somebody out'),
      )
      after = userId
    }
    if (batch.length < BATCH) return
  }
}
