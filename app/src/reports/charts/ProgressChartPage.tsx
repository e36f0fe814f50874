import { useQuery } from '@tanstack/react-query'
import type { CourseSection } from '@wordstride/core'
import { sectionName } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { addDays, format } from 'date-fns'
import { type CSSProperties, type FormEvent, useRef, useState } from 'react'
import { serverNow } from '../../api/serverClock'
import { SectionChoice } from '../../forms/SectionChoice'
import { today } from '../../panels/today'
import { EmptyNote } from '../../shell/EmptyNote'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { DateRange, type Days, lateFault } from '../DateRange'
import { ReportPage } from '../ReportPage'
import pageStyles from '../ReportPage.module.css'
import { progressPlotQuery } from '../reportQueries'
import { useReportedStudent } from '../student/useReportedStudent'
import { ChartPicture } from './ChartPicture'
import styles from './Charts.module.css'
import { ofDays, ScoreTable } from './ScoreTable'
import { useShownTheme } from './useShownTheme'
import { useWidth } from './useWidth'

/** Where the chart begins until somebody says otherwise (CONST-44). */
const FIRST_DAY = '2017-08-01'
const HEIGHT = 450

const inOrder = ({ from, to }: Days): Days => (from <= to ? { from, to } : { from: to, to: from })

const faultOf = (days: Days, lastDay: string): string | null =>
  days.from === '' || days.to === '' ? 'Please choose both days.' : lateFault(days, lastDay)

/** /userprogresschart (REP-06). */
export function ProgressChartPage() {
  const reported = useReportedStudent()
  const [section, setSection] = useState<CourseSection>('ae.la')
  const [days, setDays] = useState<Days>({ from: FIRST_DAY, to: today() })
  const [shown, setShown] = useState(days)
  const lastDay = format(addDays(serverNow(), 1), 'yyyy-MM-dd')
  const fault = faultOf(days, lastDay)

  function search(event: FormEvent): void {
    event.preventDefault()
    if (fault) return
    const next = inOrder(days)
    setDays(next)
    setShown(next)
  }

  return (
    <ReportPage title="Progress Chart" lead="The score of each grade over time." reported={reported}>
      <form className={pageStyles.tools} onSubmit={search}>
        <SectionChoice value={section} onChange={setSection} />
        <DateRange
          labels={{ from: 'Start date', to: 'End date' }}
          days={days}
          lastDay={lastDay}
          fault={fault}
          onChange={setDays}
        />
        <Button type="submit" disabled={fault !== null}>
          Search
        </Button>
      </form>
      <Sheet title={sectionName(section)}>
        <Plot userId={reported.userId} section={section} days={shown} />
      </Sheet>
    </ReportPage>
  )
}

function Plot({ userId, section, days }: { userId: string; section: CourseSection; days: Days }) {
  const room = useRef<HTMLDivElement>(null)
  const width = useWidth(room)
  return (
    <div ref={room} className={styles.room} style={{ '--chart-height': `${HEIGHT}px` } as CSSProperties}>
      {width !== null && <MeasuredPlot userId={userId} section={section} days={days} width={width} />}
    </div>
  )
}

interface MeasuredPlotProps {
  userId: string
  section: CourseSection
  days: Days
  width: number
}

function MeasuredPlot({ userId, section, days, width }: MeasuredPlotProps) {
  const theme = useShownTheme()
  const query = (shownTheme: 'light' | 'dark') =>
    progressPlotQuery({
      userId,
      sectionType: section,
      startTime: days.from,
      endTime: days.to,
      options: { width, height: HEIGHT, theme: shownTheme },
    })
  const plot = useQuery(query(theme))
  const paper = useQuery({ ...query('light'), enabled: theme === 'dark' && plot.isSuccess })
  const name = sectionName(section)
  if (plot.isPending)
    return <LoadingBlock label={`Loading the progress chart: ${name}`} height={`${HEIGHT}px`} />
  if (!plot.data) return <LoadFailure what="The chart" onRetry={() => void plot.refetch()} />
  const { progressChart, points } = plot.data
  if (points.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyNote pose="search">
          There is no score in {name} between these days. Choose an earlier start date, or begin with a
          lesson.
        </EmptyNote>
      </div>
    )
  return (
    <div className={styles.chart}>
      <ChartPicture
        svg={progressChart}
        paper={paper.data?.progressChart}
        width={width}
        height={HEIGHT}
        label={`Progress chart of ${name}: the projected score over time, by grade.`}
      />
      <ScoreTable label={`Scores by day, ${name}`} timeName="Day" rows={ofDays(points)} />
    </div>
  )
}
