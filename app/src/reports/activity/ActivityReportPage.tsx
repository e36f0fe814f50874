import { Tabs } from '@wordstride/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../../api/authStore'
import { fromSearch, toSearch } from '../../links/address'
import { ReportPage } from '../ReportPage'
import { useReportedStudent } from '../student/useReportedStudent'
import styles from './Activity.module.css'
import { DailyActivity } from './DailyActivity'
import { YourActivity } from './YourActivity'

const ONE = 'one'
const DAILY = 'daily'

/** /useractivityreport (REP-03, REP-09). The tab stands in the address: a link to a student leads to that one's activity. */
export function ActivityReportPage() {
  const reported = useReportedStudent()
  const isStaff = useAuth((state) => state.user?.menuAuth.user_activity_report ?? false)
  const [search, setSearch] = useSearchParams()
  const { student, isOwn, userId } = reported
  const tab = isStaff && fromSearch(search).tab === DAILY ? DAILY : ONE
  const open = (value: string) =>
    setSearch(toSearch({ ...fromSearch(search), tab: value === DAILY ? DAILY : null }), {
      replace: true,
      preventScrollReset: true,
    })
  const tabs = (label: string, one: ReactNode) => (
    <div className={styles.tabs}>
      <Tabs
        label="Activity"
        tabs={[{ value: ONE, label }, ...(isStaff ? [{ value: DAILY, label: 'Daily activity' }] : [])]}
        value={tab}
        onChange={open}
      >
        {tab === DAILY ? <DailyActivity /> : one}
      </Tabs>
    </div>
  )
  return (
    <ReportPage
      title="Activity Report"
      lead="What was worked on, when, and what came of it."
      reported={reported}
      withoutStudent={(students) => tabs('One student', students)}
    >
      {student &&
        tabs(
          isOwn ? 'Your Activity' : `Activity of ${student.name}`,
          <YourActivity key={userId} userId={userId} name={student.name} />,
        )}
    </ReportPage>
  )
}
