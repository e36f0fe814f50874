import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { resumeLink } from '../sessions/diagnostic/screen/testParams'
import { testRecordsQuery } from '../sessions/diagnostic/testQueries'
import { FirstStep } from './FirstStep'

/** A test that was left in the middle comes before all else; `children` where there is none. */
export function RunningTest({ userId, children }: { userId: string; children: ReactNode }) {
  const records = useQuery(testRecordsQuery(userId, 1))
  const running = records.data?.tests.find(({ resumable }) => resumable)
  if (!running) return children
  return (
    <FirstStep
      title="Go on with your test"
      text="You have begun a test, and it is not finished yet. You go on where you were."
      to={resumeLink(running)}
      button="Go on"
    />
  )
}
