import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useHasPageRetry } from '../panels/pageRetry'
import { TryAgain } from '../panels/TryAgain'
import { thisWeekQuery } from './homeQueries'
import styles from './WeekCard.module.css'
import { WeekCircle } from './WeekCircle'

interface WeekCardProps {
  userId: string
  /** Its next task. */
  children: ReactNode
}

/** The week and its next task; on a phone the task comes first. */
export function WeekCard({ userId, children }: WeekCardProps) {
  const week = useQuery(thisWeekQuery(userId))
  const hasPageRetry = useHasPageRetry()
  const hasFailed = week.isError && !week.data
  return (
    <div className={styles.card}>
      {!(hasFailed && hasPageRetry) && (
        <div className={styles.week}>
          {hasFailed ? <TryAgain title="This week" query={week} /> : <WeekCircle week={week.data} />}
        </div>
      )}
      {children}
    </div>
  )
}
