import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { TestResult } from '@wordstride/api'
import type { TestType } from '@wordstride/core'
import { Button } from '@wordstride/ui'
import { gradeName } from '../../../links/gradeNames'
import { sectionName } from '../../../links/sectionNames'
import { LinkButton } from '../../../shell/LinkButton'
import { TEST_TYPE_NAMES } from '../screen/testNames'
import { resumeLink } from '../screen/testParams'
import { percent, startText } from '../testResult/testResult'

interface RecordCardProps {
  result: TestResult
  onDetails(): void
}

/** The colour of a card tells the type of its test (SR-42): blue, green, orange; the badge says it in words. */
const COLORS: Readonly<Record<TestType, { soft: string; strong: string }>> = {
  diagnostic: { soft: 'var(--ws-primary-soft)', strong: 'var(--ws-primary)' },
  english_test: { soft: 'var(--ws-correct-soft)', strong: 'var(--ws-correct)' },
  mini_test: { soft: 'var(--ws-hint-soft)', strong: 'var(--ws-hint)' },
}

/** One test of the record (TEST-28). */
export function RecordCard({ result, onDetails }: RecordCardProps) {
  const { firstName, lastName, sectionType, testType, startTime, part, testGrade, resumable } = result
  const { soft, strong } = COLORS[testType]
  const what = `${sectionName(sectionType)}, part ${part}, ${startText(startTime)}`
  return (
    <Box
      as="li"
      bg={soft}
      borderRadius="l3"
      borderLeftWidth="6px"
      borderColor={strong}
      p={{ base: 5, md: 6 }}
    >
      <Flex justify="space-between" align="flex-start" gap={3}>
        <Heading as="h2" fontSize="1.125rem">
          {firstName} {lastName}
        </Heading>
        <Badge bg="bg.panel" color={strong} borderRadius="full" px={3} py={1} fontSize="0.8125rem">
          {TEST_TYPE_NAMES[testType]}
        </Badge>
      </Flex>
      <Text mt={2}>
        {sectionName(sectionType)} · Part {part} · {gradeName(testGrade)}
      </Text>
      <Text>
        <time dateTime={new Date(startTime).toISOString()}>{startText(startTime)}</time>
      </Text>
      <Text fontWeight="600">{standing(result)}</Text>
      <Flex mt={4} gap={3} wrap="wrap">
        <Button variant="secondary" onClick={onDetails} aria-label={`View Details: ${what}`}>
          View Details
        </Button>
        {resumable && (
          <LinkButton to={resumeLink(result)} aria-label={`Resume: ${what}`}>
            Resume
          </LinkButton>
        )}
      </Flex>
    </Box>
  )
}

function standing({ accuracy, recommendation, resumable, isInterrupted }: TestResult): string {
  if (accuracy !== null) {
    return [percent(accuracy), recommendation, isInterrupted && 'Interrupted'].filter(Boolean).join(' · ')
  }
  return resumable ? 'Not finished yet' : 'Not finished'
}
