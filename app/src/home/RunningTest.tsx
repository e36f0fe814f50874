import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { resumeLink } from '../sessions/diagnostic/screen/testParams'
import { FirstStep } from './FirstStep'
import { runningTestQuery } from './homeQueries'

export interface RunningTestProps {
  userId: string
  loading: ReactNode
  children: ReactNode
}

/** A test that was left in the middle comes before all else; `children` where there is none, or nobody can be asked. */
export function RunningTest({ userId, loading, children }: RunningTestProps) {
  const running = useQuery(runningTestQuery(userId))
  if (running.isLoading) return loading
  if (!running.data) return children
  return (
    <FirstStep
      title="Go on with your test"
      text="You have begun a test, and it is not finished yet. You go on where you were."
      to={resumeLink(running.data)}
      button="Go on"
    />
  )
}
