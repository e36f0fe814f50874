import type { Job } from '../../jobs/defineJob'
import { keepScores } from './keepScores'

/**
 * Every night the scores that have changed are written down with their day; at a start those of before it, which stood
 * still while the server was off.
 */
export const scoreDaysJob: Job = {
  name: 'score_days',
  comesAtStart: true,
  cron: '50 23 * * *',
  retries: 5,
  retrySeconds: 60,
  longestSeconds: 3600,
  pollSeconds: 10,
  run: (_data, { db, now, timeZone, signal }) => keepScores(db, now, timeZone, signal),
}
