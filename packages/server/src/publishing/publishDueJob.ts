import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../db/database'
import { releases } from '../db/schema'
import type { Job } from '../jobs/defineJob'
import { type Builder, loadBuilder } from './loadBuilder'
import { publishRelease } from './publish'
import { findRelease } from './releaseRows'

/** A release in a transaction of its own; what is faulty says why on the page of releases. */
const publishDue = (db: Database, builder: Builder, releaseId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const release = await findRelease(tx, releaseId)
    if (release?.state !== 'scheduled') return
    const { plan, number } = await publishRelease(tx, builder, release, now)
    if (number !== null) return
    const errors = plan.findings.filter(({ severity }) => severity === 'error')
    const failure = errors.map(({ where, message }) => `${where}: ${message}`).join('\n')
    await tx.update(releases).set({ state: 'failed', failure }).where(eq(releases.releaseId, releaseId))
  })

/** Publishes what was to be published by now. What cannot be built holds up no other release and is tried again. */
export const publishDueJob: Job = {
  name: 'publish_due',
  cron: '* * * * *',
  comesAtStart: true,
  retries: 3,
  retrySeconds: 30,
  longestSeconds: 120,
  pollSeconds: 10,
  async run(_data, { db, now, log }) {
    const due = await db
      .select({ releaseId: releases.releaseId })
      .from(releases)
      .where(and(eq(releases.state, 'scheduled'), lte(releases.dueAt, now)))
      .orderBy(releases.dueAt)
    if (due.length === 0) return
    const builder = await loadBuilder()
    const failures: unknown[] = []
    for (const { releaseId } of due)
      await publishDue(db, builder, releaseId, now).catch((err) => {
        log.error({ err, releaseId }, 'a release could not be published')
        failures.push(err)
      })
    if (failures.length > 0) throw new AggregateError(failures, 'Not all releases were published.')
  },
}
