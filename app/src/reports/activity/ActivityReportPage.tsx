import { Tabs } from '@wordstride/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useAuth } from '../../api/authStore'
import { ReportPage } from '../ReportPage'
import { useReportedStudent } from '../student/useReportedStudent'
import styles from './Activity.module.css'
import { DailyActivity } from './DailyActivity'
import { YourActivity } from './YourActivity'

/** /useractivityreport (REP-03, REP-09). */
export function ActivityReportPage() {
  const reported = useReportedStudent()
  const isStaff = useAuth((state) => state.user?.menuAuth.user_activity_report ?? false)
  const { student, isOwn, userId } = reported
  const [tab, setTab] = useState('one')
  // Who is chosen is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other student
  useEffect(() => setTab('one'), [userId])
  const tabs = (label: string, one: ReactNode) => (
    <div className={styles.tabs}>
      <Tabs
        label="Activity"
        tabs={[{ value: 'one', label }, ...(isStaff ? [{ value: 'all', label: 'Daily activity' }] : [])]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'all' ? <DailyActivity /> : one}
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
