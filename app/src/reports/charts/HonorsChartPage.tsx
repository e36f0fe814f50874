import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import { sectionName } from '@wordstride/learning'
import { type CSSProperties, useRef } from 'react'
import { Sheet } from '../../shell/Sheet'
import { ReportPage } from '../ReportPage'
import styles from '../ReportPage.module.css'
import { useReportedStudent } from '../student/useReportedStudent'
import chartStyles from './Charts.module.css'
import { HonorsChart } from './HonorsChart'
import { useWidth } from './useWidth'

/** Pixels (CONST-45). */
const HEIGHT = 600

/** /honorschart (REP-07). */
export function HonorsChartPage() {
  const reported = useReportedStudent()
  return (
    <ReportPage
      title="Honors Chart"
      lead="The scores of the last twelve months, and what honors take."
      reported={reported}
    >
      <div className={styles.sheets}>
        {COURSE_SECTIONS.map((section) => (
          <Sheet key={section} title={sectionName(section)}>
            <FillingChart userId={reported.userId} section={section} />
          </Sheet>
        ))}
      </div>
    </ReportPage>
  )
}

function FillingChart({ userId, section }: { userId: string; section: CourseSection }) {
  const room = useRef<HTMLDivElement>(null)
  const width = useWidth(room)
  return (
    <div ref={room} className={chartStyles.room} style={{ '--chart-height': `${HEIGHT}px` } as CSSProperties}>
      {width !== null && (
        <HonorsChart userId={userId} section={section} addGoals={false} width={width} height={HEIGHT} />
      )}
    </div>
  )
}
