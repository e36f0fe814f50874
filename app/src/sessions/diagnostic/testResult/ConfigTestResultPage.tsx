import { useQuery } from '@tanstack/react-query'
import type { TestResult } from '@wordstride/api'
import { sectionName } from '@wordstride/learning'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '../../../api/authStore'
import { LinkButton } from '../../../shell/LinkButton'
import { LoadFailure } from '../../../shell/LoadFailure'
import { LoadingBlock } from '../../../shell/LoadingBlock'
import { PageHeading } from '../../../shell/PageHeading'
import { TEST_TYPE_NAMES } from '../screen/testNames'
import { mailTestResult } from '../testMails'
import { testResultQuery } from '../testQueries'
import styles from './ConfigTestResultPage.module.css'
import { DetailsDialog } from './DetailsDialog'
import { NextPart } from './NextPart'
import { PartCard } from './PartCard'

/** /configTestResult (TEST-27). */
export function ConfigTestResultPage() {
  const [search] = useSearchParams()
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const testSessionUuid = search.get('test_session_uuid')
  const parts = useQuery(testResultQuery(userId, testSessionUuid))
  useEffect(() => {
    if (parts.data) void mailTestResult(parts.data)
  }, [parts.data])
  if (testSessionUuid === null) return <Navigate to="/configTest" replace />
  const last = parts.data?.at(-1)
  return (
    <>
      <PageHeading
        title="Thank you for taking the test."
        lead={
          last &&
          `${last.firstName} ${last.lastName} · ${sectionName(last.sectionType)} · ${TEST_TYPE_NAMES[last.testType]}`
        }
      />
      {parts.isPending && <LoadingBlock label="Loading your result" height="14rem" />}
      {parts.isError && <LoadFailure what="Your result" onRetry={() => void parts.refetch()} />}
      {parts.data && last && <Summary parts={parts.data} last={last} />}
      <div className={styles.back}>
        <LinkButton to="/configTest" variant="secondary">
          Back to the test settings
        </LinkButton>
      </div>
    </>
  )
}

function Summary({ parts, last }: { parts: readonly TestResult[]; last: TestResult }) {
  const [opened, setOpened] = useState<TestResult | null>(null)
  return (
    <>
      <h2 className={styles.title}>Test Summary</h2>
      <ul className={styles.parts}>
        {parts.map((result) => (
          <PartCard key={result.sessionId} result={result} onDetails={() => setOpened(result)} />
        ))}
      </ul>
      <NextPart last={last} />
      <DetailsDialog result={opened} onClose={() => setOpened(null)} />
    </>
  )
}
