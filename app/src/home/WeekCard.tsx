import { useQuery } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import type { ReactNode } from 'react'
import { useHasPageRetry } from '../panels/pageRetry'
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
          {hasFailed ? (
            <Button variant="secondary" aria-label="Try again: This week" onClick={() => void week.refetch()}>
              Try again
            </Button>
          ) : (
            <WeekCircle week={week.data} />
          )}
        </div>
      )}
      {children}
    </div>
  )
}
