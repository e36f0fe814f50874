/** The pages of the reports: one file. */
export { ActivityReportPage } from './activity/ActivityReportPage'
export { HonorsChartPage } from './charts/HonorsChartPage'
export { ProgressChartPage } from './charts/ProgressChartPage'
export { ProficiencyReportPage } from './proficiency/ProficiencyReportPage'
