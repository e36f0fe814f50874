import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { panelQuery } from '../panels/panelQuery'

/** From those that run now to those in 14 days (SR-29). */
export const upcomingQuery = (userId: string) =>
  panelQuery(
    'appointments',
    userId,
    async (signal) =>
      unwrap(await apiClient.call('getUpcomingAppointments', { userId }, { signal })).upcomingAppointments,
  )
