import type { Handlers } from '../dispatch/callContext'
import { getUserDailyActivity } from './activity/dailyActivity'
import { getUserActivity } from './activity/userActivity'
import { getUserListByRole } from './activity/userList'
import { getUserHonorsChartWithGoal } from './charts/honorsChart'
import { getUserProgressPlot } from './charts/progressPlot'
import { getProficiencyReport, getReportedStudent } from './proficiencyReport'

export const reportHandlers = {
  getProficiencyReport,
  getReportedStudent,
  getUserActivity,
  getUserListByRole,
  getUserDailyActivity,
  getUserHonorsChartWithGoal,
  getUserProgressPlot,
} satisfies Partial<Handlers>
