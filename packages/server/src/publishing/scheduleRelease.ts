import type { DraftFinding } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type ReleaseRow, releases } from '../db/schema'
import type { Builder } from './loadBuilder'
import { errorAbout, hasErrors, planRelease, type ReleasePlan } from './planRelease'

/** The drafts that another release will publish; that one would fail, or this one. */
async function findScheduled(tx: Database, { changes }: ReleasePlan): Promise<DraftFinding[]> {
  const waiting = await tx
    .select({ chosen: releases.chosen })
    .from(releases)
    .where(eq(releases.state, 'scheduled'))
  const scheduled = new Set(waiting.flatMap(({ chosen }) => chosen.map(({ draftId }) => draftId)))
  return changes
    .filter(({ draft }) => scheduled.has(draft.draftId))
    .map(({ draft }) => errorAbout(draft.problemId, 'This draft is scheduled already.'))
}

/** Notes what is to be published later, unless something stands against it today. Call it with the drafts locked. */
export async function scheduleRelease(
  tx: Database,
  builder: Builder,
  release: Pick<ReleaseRow, 'releaseId' | 'chosen' | 'note' | 'madeBy' | 'madeAt' | 'dueAt'>,
): Promise<ReleasePlan> {
  const plan = await planRelease(tx, builder, release.chosen)
  const findings = [...plan.findings, ...(await findScheduled(tx, plan))]
  if (!hasErrors({ findings })) await tx.insert(releases).values({ ...release, state: 'scheduled' })
  return { ...plan, findings }
}
