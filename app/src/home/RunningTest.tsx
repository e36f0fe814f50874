import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { resumeLink } from '../sessions/diagnostic/screen/testParams'
import { FirstStep } from './FirstStep'
import { runningTestQuery } from './homeQueries'

/** A test that was left in the middle comes before all else; `children` where there is none. */
export function RunningTest({ userId, children }: { userId: string; children: ReactNode }) {
  const running = useQuery(runningTestQuery(userId))
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
