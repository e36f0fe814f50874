import { Tabs } from '@wordstride/ui'
import { useEffect, useState } from 'react'
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
  const activity = student && <YourActivity key={userId} userId={userId} name={student.name} />
  return (
    <ReportPage
      title="Activity Report"
      lead="What was worked on, when, and what came of it."
      reported={reported}
      path="/useractivityreport"
    >
      <div className={styles.tabs}>
        <Tabs
          label="Activity"
          tabs={[
            { value: 'one', label: isOwn ? 'Your Activity' : `Activity of ${student?.name ?? ''}` },
            ...(isStaff ? [{ value: 'all', label: 'Daily activity' }] : []),
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === 'all' ? <DailyActivity /> : activity}
        </Tabs>
      </div>
    </ReportPage>
  )
}
