import { Heading } from '@chakra-ui/react'
import type { TestResult } from '@wordstride/api'
import { ConsolidatedResults } from '../../sessions/diagnostic/consolidated/ConsolidatedResults'

/** All results in one table (SETUP-09). */
export const ConsolidatedTab = ({ results }: { results: readonly TestResult[] }) => (
  <>
    <Heading as="h2" fontSize="1.375rem" mb={4}>
      Consolidated Test Result
    </Heading>
    <ConsolidatedResults results={results} />
  </>
)
