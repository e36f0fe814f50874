import { Button, Flex, Heading, Skeleton, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { TestResult } from '@wordstride/api'
import { useState } from 'react'
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom'
import { useAuth } from '../auth/authStore'
import { sectionName } from '../routes/sectionNames'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { TEST_TYPE_NAMES } from '../tests/testNames'
import { DetailsDialog } from './DetailsDialog'
import { fetchTestParts } from './fetchTestParts'
import { NextPart } from './NextPart'
import { PartCard } from './PartCard'

/** /configTestResult (TEST-27). */
export function ConfigTestResultPage() {
  const [search] = useSearchParams()
  const userId = useAuth((state) => state.user?.user_id) ?? ''
  const testSessionUuid = search.get('test_session_uuid')
  const parts = useQuery({
    queryKey: ['testResult', userId, testSessionUuid],
    enabled: testSessionUuid !== null,
    queryFn: () => fetchTestParts(userId, testSessionUuid ?? ''),
    staleTime: 0,
  })
  if (testSessionUuid === null) return <Navigate to="/configTest" replace />
  const last = parts.data?.at(-1)
  return (
    <>
      <PageHeading
        title="Thank you for taking the test."
        lead={
          last &&
          `${last.first_name} ${last.last_name} · ${sectionName(last.section_type)} · ${TEST_TYPE_NAMES[last.test_type]}`
        }
      />
      {parts.isPending && (
        <Skeleton height="14rem" borderRadius="l3" aria-busy="true" aria-label="Loading your result" />
      )}
      {parts.isError && <LoadFailure what="Your result" onRetry={() => void parts.refetch()} />}
      {parts.data && last && <Summary parts={parts.data} last={last} />}
      <Flex mt={8}>
        <Button asChild variant="outline" minH="44px">
          <RouterLink to="/configTest">Back to the test settings</RouterLink>
        </Button>
      </Flex>
    </>
  )
}

function Summary({ parts, last }: { parts: readonly TestResult[]; last: TestResult }) {
  const [opened, setOpened] = useState<TestResult | null>(null)
  return (
    <>
      <Heading as="h2" fontSize="1.375rem" mb={4}>
        Test Summary
      </Heading>
      <Stack as="ul" gap={4} listStyleType="none">
        {parts.map((result) => (
          <PartCard key={result.test_session_uuid} result={result} onDetails={() => setOpened(result)} />
        ))}
      </Stack>
      <NextPart last={last} />
      <DetailsDialog result={opened} onClose={() => setOpened(null)} />
    </>
  )
}
