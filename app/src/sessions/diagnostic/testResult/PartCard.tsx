import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { TestResult } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { gradeName } from '../../../links/gradeNames'
import { LinkButton } from '../../../shell/LinkButton'
import { resumeLink } from '../screen/testParams'
import { ResultMeasures } from './ResultMeasures'
import { isEnded, startText } from './testResult'

interface PartCardProps {
  result: TestResult
  onDetails(): void
}

/** SR-43: a practice test was promised to leave no result. */
const unmeasured = ({ isPractice, endTime }: TestResult): string =>
  isPractice && endTime !== null
    ? 'This was a practice test. It leaves no result.'
    : 'This part is not finished.'

/** The summary of one part (TEST-27). */
export function PartCard({ result, onDetails }: PartCardProps) {
  const { part, testGrade, startTime, resumable, isInterrupted } = result
  return (
    <Box as="li" bg="bg.panel" borderRadius="l3" p={{ base: 5, md: 7 }} boxShadow="var(--ws-shadow)">
      <Flex justify="space-between" align="baseline" gap={4} wrap="wrap">
        <Heading as="h3" fontSize="1.25rem">
          Part {part} · {gradeName(testGrade)}
        </Heading>
        <Text color="fg.muted" fontSize="0.9375rem">
          <time dateTime={new Date(startTime).toISOString()}>{startText(startTime)}</time>
        </Text>
      </Flex>
      {isEnded(result) ? <ResultMeasures result={result} /> : <Text mt={4}>{unmeasured(result)}</Text>}
      {isInterrupted && (
        <Text mt={4}>This part ended because nobody was there too often or for too long.</Text>
      )}
      <Flex mt={5} gap={3} wrap="wrap">
        <Button variant="secondary" onClick={onDetails} aria-label={`View Details of part ${part}`}>
          View Details
        </Button>
        {resumable && <LinkButton to={resumeLink(result)}>Go on with this part</LinkButton>}
      </Flex>
    </Box>
  )
}
