import { Flex, Heading, Skeleton, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { TestResult } from '@wordstride/api'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '../../../api/authStore'
import { sectionName } from '../../../links/sectionNames'
import { LinkButton } from '../../../shell/LinkButton'
import { LoadFailure } from '../../../shell/LoadFailure'
import { PageHeading } from '../../../shell/PageHeading'
import { TEST_TYPE_NAMES } from '../screen/testNames'
import { mailTestResult } from '../testMails'
import { testResultQuery } from '../testQueries'
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
      {parts.isPending && (
        <Skeleton height="14rem" borderRadius="l3" aria-busy="true" aria-label="Loading your result" />
      )}
      {parts.isError && <LoadFailure what="Your result" onRetry={() => void parts.refetch()} />}
      {parts.data && last && <Summary parts={parts.data} last={last} />}
      <Flex mt={8}>
        <LinkButton to="/configTest" variant="secondary">
          Back to the test settings
        </LinkButton>
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
          <PartCard key={result.sessionId} result={result} onDetails={() => setOpened(result)} />
        ))}
      </Stack>
      <NextPart last={last} />
      <DetailsDialog result={opened} onClose={() => setOpened(null)} />
    </>
  )
}
