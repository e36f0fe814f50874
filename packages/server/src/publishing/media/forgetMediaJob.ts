import { subDays } from 'date-fns'
import { and, eq, gt, like, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { draftRevisions, drafts, importedMedia, problems } from '../../db/schema'
import type { Job } from '../../jobs/defineJob'
import { namedMedia } from './namedMedia'

/** So long a withdrawn draft can still be looked at as it was. */
const WITHDRAWN_DAYS = 30

const SHOWN = '%/media/imported/%'

/** What some draft or problem shows, whether it is served or a session still refers to it. */
async function findShown(db: Database, now: Date): Promise<string[]> {
  const isAlive = or(ne(drafts.state, 'withdrawn'), gt(drafts.updatedAt, subDays(now, WITHDRAWN_DAYS)))
  const texts = await db
    .select({ text: draftRevisions.text })
    .from(draftRevisions)
    .innerJoin(drafts, eq(drafts.draftId, draftRevisions.draftId))
    .where(and(isAlive, like(draftRevisions.text, SHOWN)))
  const rows = await db
    .select({ problem: problems.problem })
    .from(problems)
    .where(like(sql`${problems.problem}::text`, SHOWN))
  return namedMedia([texts, rows])
}

/** Removes imported media that nothing shows; what was stored within a day may still be on its way into a draft. */
export async function forgetMedia(db: Database, now: Date): Promise<number> {
  const shown = await findShown(db, now)
  const gone = await db
    .delete(importedMedia)
    .where(and(notInArray(importedMedia.address, shown), lt(importedMedia.storedAt, subDays(now, 1))))
    .returning({ address: importedMedia.address })
  return gone.length
}

/** Every night: pictures and recordings that no draft and no problem shows any more. */
export const forgetMediaJob: Job = {
  name: 'forget_media',
  comesAtStart: true,
  cron: '25 4 * * *',
  retries: 2,
  retrySeconds: 300,
  longestSeconds: 600,
  pollSeconds: 30,
  async run(_data, { db, now, log }) {
    const forgotten = await forgetMedia(db, now)
    if (forgotten > 0) log.info({ forgotten }, 'imported media that nothing shows were removed')
  },
}
