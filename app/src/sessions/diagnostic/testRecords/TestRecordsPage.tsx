import { useQuery } from '@tanstack/react-query'
import type { TestResult } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { isRegularTestAccount } from '../../../accounts/testUserNames'
import { useAuth } from '../../../api/authStore'
import { EmptyNote } from '../../../shell/EmptyNote'
import { LinkButton } from '../../../shell/LinkButton'
import { LoadFailure } from '../../../shell/LoadFailure'
import { LoadingBlock } from '../../../shell/LoadingBlock'
import { PageHeading } from '../../../shell/PageHeading'
import { Paging } from '../../../shell/Paging'
import { Sheet } from '../../../shell/Sheet'
import { testRecordsQuery } from '../testQueries'
import { DetailsDialog } from '../testResult/DetailsDialog'
import { RecordCard } from './RecordCard'
import styles from './TestRecordsPage.module.css'

/** /testRecords (TEST-28, TEST-29). */
export function TestRecordsPage() {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const userName = useAuth((state) => state.user?.userName) ?? ''
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<TestResult | null>(null)
  const records = useQuery(testRecordsQuery(userId, page))

  function loadFirst() {
    if (page === 1) void records.refetch()
    else setPage(1)
  }

  return (
    <>
      <PageHeading title="My test record" lead="Your tests, the newest first." />
      <div className={styles.actions}>
        {!isRegularTestAccount(userName) && (
          <LinkButton to="/accountSetup" variant="secondary">
            Back
          </LinkButton>
        )}
        <Button onClick={loadFirst} isLoading={records.isFetching}>
          Get My Test Results
        </Button>
      </div>
      {records.isPending && <LoadingBlock label="Loading your tests" height="14rem" />}
      {records.isError && <LoadFailure what="Your tests" onRetry={() => void records.refetch()} />}
      {records.data?.tests.length === 0 && (
        <Sheet>
          <EmptyNote pose="read">You have not taken a test yet.</EmptyNote>
        </Sheet>
      )}
      {records.data && (
        <>
          <ul className={styles.records} aria-busy={records.isPlaceholderData}>
            {records.data.tests.map((result) => (
              <RecordCard key={result.sessionId} result={result} onDetails={() => setOpened(result)} />
            ))}
          </ul>
          <Paging label="Pages of the record" page={page} pages={records.data.pages} onPage={setPage} />
        </>
      )}
      <DetailsDialog result={opened} onClose={() => setOpened(null)} />
    </>
  )
}
