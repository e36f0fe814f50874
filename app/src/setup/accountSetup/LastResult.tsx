import { Box, Text } from '@chakra-ui/react'
import type { TestResult } from '@wordstride/api'
import { gradeName, sectionName } from '@wordstride/learning'
import { ResultMeasures } from '../../sessions/diagnostic/testResult/ResultMeasures'
import { isEnded } from '../../sessions/diagnostic/testResult/testResult'

/** What the test has told that led back here (TEST-22). */
export function LastResult({ result }: { result: TestResult }) {
  if (!isEnded(result)) return null
  return (
    <Box as="section" aria-label="Your last test" bg="bg.subtle" borderRadius="l3" p={5} mb={5}>
      <Text fontWeight="600">
        Your {sectionName(result.sectionType)} test, {gradeName(result.testGrade)}
      </Text>
      <ResultMeasures result={result} />
    </Box>
  )
}
