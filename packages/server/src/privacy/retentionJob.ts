import type { RetentionPeriods } from '../config'
import type { Job } from '../jobs/defineJob'
import { applyRetention } from './retention'

/** Every night: what was kept long enough goes. */
export const retentionJob = (periods: RetentionPeriods): Job => ({
  name: 'apply_retention',
  comesAtStart: true,
  cron: '10 4 * * *',
  retries: 2,
  retrySeconds: 300,
  longestSeconds: 3600,
  pollSeconds: 30,
  async run(_data, { db, now, ...context }) {
    const { deletedPeople } = await applyRetention(db, periods, now, context)
    if (deletedPeople > 0) context.log.info({ deletedPeople }, 'retention periods were applied')
  },
})
