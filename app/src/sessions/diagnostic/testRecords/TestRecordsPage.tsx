import { Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { TestResult } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { isRegularTestAccount } from '../../../accounts/testUserNames'
import { useAuth } from '../../../api/authStore'
import { LinkButton } from '../../../shell/LinkButton'
import { LoadFailure } from '../../../shell/LoadFailure'
import { PageHeading } from '../../../shell/PageHeading'
import { Paging } from '../../../shell/Paging'
import { testRecordsQuery } from '../testQueries'
import { DetailsDialog } from '../testResult/DetailsDialog'
import { RecordCard } from './RecordCard'

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
      <Flex gap={3} mb={6} wrap="wrap">
        {!isRegularTestAccount(userName) && (
          <LinkButton to="/accountSetup" variant="secondary">
            Back
          </LinkButton>
        )}
        <Button onClick={loadFirst} isLoading={records.isFetching}>
          Get My Test Results
        </Button>
      </Flex>
      {records.isPending && (
        <Skeleton height="14rem" borderRadius="l3" aria-busy="true" aria-label="Loading your tests" />
      )}
      {records.isError && <LoadFailure what="Your tests" onRetry={() => void records.refetch()} />}
      {records.data?.tests.length === 0 && <Text>You have not taken a test yet.</Text>}
      {records.data && (
        <>
          <Grid
            as="ul"
            listStyleType="none"
            templateColumns={{ base: '1fr', md: '1fr 1fr' }}
            gap={4}
            aria-busy={records.isPlaceholderData}
          >
            {records.data.tests.map((result) => (
              <RecordCard key={result.sessionId} result={result} onDetails={() => setOpened(result)} />
            ))}
          </Grid>
          <Paging label="Pages of the record" page={page} pages={records.data.pages} onPage={setPage} />
        </>
      )}
      <DetailsDialog result={opened} onClose={() => setOpened(null)} />
    </>
  )
}
