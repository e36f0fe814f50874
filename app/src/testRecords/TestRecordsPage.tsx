import { Button, Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TestResult } from '@wordstride/api'
import { TEST_RECORDS_PER_PAGE } from '@wordstride/core'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { useAuth } from '../auth/authStore'
import { isRegularTestAccount } from '../auth/testUserNames'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { DetailsDialog } from '../testResult/DetailsDialog'
import { RecordCard } from './RecordCard'
import { RecordPaging } from './RecordPaging'

/** /testRecords (TEST-28, TEST-29). */
export function TestRecordsPage() {
  const userId = useAuth((state) => state.user?.user_id) ?? ''
  const userName = useAuth((state) => state.user?.user_name) ?? ''
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<TestResult | null>(null)
  const records = useQuery({
    queryKey: ['testRecords', userId, page],
    queryFn: async () =>
      unwrap(
        await apiClient.call('getUserTestResult', {
          user_id: userId,
          tests_per_page: TEST_RECORDS_PER_PAGE,
          page_id: page,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  function loadFirst() {
    if (page === 1) void records.refetch()
    else setPage(1)
  }

  return (
    <>
      <PageHeading title="My test record" lead="Your tests, the newest first." />
      <Flex gap={3} mb={6} wrap="wrap">
        {!isRegularTestAccount(userName) && (
          <Button asChild variant="outline" minH="44px">
            <RouterLink to="/accountSetup">Back</RouterLink>
          </Button>
        )}
        <Button
          minH="44px"
          onClick={loadFirst}
          loading={records.isFetching}
          loadingText="Get My Test Results"
        >
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
              <RecordCard
                key={result.test_session_uuid}
                result={result}
                onDetails={() => setOpened(result)}
              />
            ))}
          </Grid>
          <RecordPaging page={page} pages={records.data.pages} onPage={setPage} />
        </>
      )}
      <DetailsDialog result={opened} onClose={() => setOpened(null)} />
    </>
  )
}
