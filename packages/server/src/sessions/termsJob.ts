import { addTermsAhead } from '../db/terms'
import type { Job } from '../jobs/defineJob'

/** The partitions of the next terms, for a process that runs longer than one; a start makes them, too. */
export const termsJob: Job = {
  name: 'add_terms',
  cron: '30 4 1 * *',
  retries: 5,
  retrySeconds: 600,
  longestSeconds: 600,
  pollSeconds: 60,
  run: (_data, { db, now }) => addTermsAhead(db, now),
}
