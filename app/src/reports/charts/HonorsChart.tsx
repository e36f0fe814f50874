import { useQuery } from '@tanstack/react-query'
import type { CourseSection } from '@wordstride/core'
import { honorGradeName, sectionName } from '@wordstride/learning'
import { Button, Skeleton } from '@wordstride/ui'
import { builtCountry } from '../../api/builtCountry'
import { EmptyNote } from '../../shell/EmptyNote'
import { leaveFocusToContent } from '../../shell/focusContent'
import { honorsChartQuery } from '../reportQueries'
import { ChartPicture } from './ChartPicture'
import styles from './Charts.module.css'
import { ofMonths, ScoreTable } from './ScoreTable'
import { useShownTheme } from './useShownTheme'

interface HonorsChartProps {
  userId: string
  section: CourseSection
  addGoals: boolean
  width: number
  height: number
  isWide?: boolean
}

/** The honors chart of a section, or what stands in its place. */
export function HonorsChart({ userId, section, addGoals, width, height, isWide = false }: HonorsChartProps) {
  const country = builtCountry()
  const theme = useShownTheme()
  const params = { country, userId, sectionType: section }
  const query = (shown: 'light' | 'dark') =>
    honorsChartQuery({ ...params, options: { addGoals, width, height, theme: shown } })
  const chart = useQuery(query(theme))
  const paper = useQuery({ ...query('light'), enabled: theme === 'dark' && chart.isSuccess })
  const name = sectionName(section)
  if (chart.isPending)
    return (
      <div role="status" aria-busy="true" aria-label={`Loading the honors chart: ${name}`}>
        <div
          style={{ aspectRatio: `${width} / ${height}` }}
          className={isWide ? styles.waitingWide : styles.waiting}
        >
          <Skeleton height="100%" />
        </div>
      </div>
    )
  if (!chart.data)
    return (
      <div role="alert" className={styles.failure}>
        <p>Failed to load the Honors chart.</p>
        <Button ref={leaveFocusToContent} variant="secondary" onClick={() => void chart.refetch()}>
          Try again
        </Button>
      </div>
    )
  const { honorsChart, months, goals, honorGrade, honorGradeTarget, highHonorGrade, highHonorGradeTarget } =
    chart.data
  if (months.length === 0 && goals.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyNote pose="show">There is no score in {name} yet. It begins with the first lesson.</EmptyNote>
      </div>
    )
  return (
    <div className={styles.chart}>
      <ChartPicture
        svg={honorsChart}
        paper={paper.data?.honorsChart}
        width={width}
        height={height}
        isWide={isWide}
        label={`Honors chart of ${name}: scores by month and grade. Honor takes ${honorGradeTarget} in ${honorGradeName(honorGrade)}, high honor ${highHonorGradeTarget} in ${honorGradeName(highHonorGrade)}.`}
      />
      <ScoreTable label={`Scores by month, ${name}`} timeName="Month" rows={ofMonths(months)} goals={goals} />
    </div>
  )
}
