import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { panelQuery } from '../panels/panelQuery'

/** What is due to be remembered, and the days of work in a row. */
export const reviewQuery = (userId: string) =>
  panelQuery('review', userId, async (signal) =>
    unwrap(await apiClient.call('getDailyReview', { userId }, { signal })),
  )
