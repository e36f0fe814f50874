import { Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { TestResult } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { Link as RouterLink } from 'react-router-dom'
import { gradeName } from '../routes/gradeNames'
import { sectionName } from '../routes/sectionNames'
import { percent, startText } from '../testResult/testResult'
import { TEST_TYPE_NAMES } from '../tests/testNames'
import { resumeLink } from '../tests/testParams'

interface RecordCardProps {
  result: TestResult
  onDetails(): void
}

/** The colour of a card tells its section; the badge says it in words. */
const COLORS: Readonly<Record<CourseSection, { soft: string; strong: string }>> = {
  'ae.la': { soft: 'var(--ws-primary-soft)', strong: 'var(--ws-primary)' },
  'ae.voc': { soft: 'var(--ws-hint-soft)', strong: 'var(--ws-hint)' },
}

/** One test of the record (TEST-28). */
export function RecordCard({ result, onDetails }: RecordCardProps) {
  const { first_name, last_name, section_type, test_type, start_time, part, test_grade, resumable } = result
  const { soft, strong } = COLORS[section_type]
  const what = `${sectionName(section_type)}, part ${part}, ${startText(start_time)}`
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
          {first_name} {last_name}
        </Heading>
        <Badge bg="bg.panel" color={strong} borderRadius="full" px={3} py={1} fontSize="0.8125rem">
          {sectionName(section_type)}
        </Badge>
      </Flex>
      <Text mt={2}>
        {TEST_TYPE_NAMES[test_type]} · Part {part} · {gradeName(test_grade)}
      </Text>
      <Text>
        <time dateTime={new Date(start_time).toISOString()}>{startText(start_time)}</time>
      </Text>
      <Text fontWeight="600">{standing(result)}</Text>
      <Flex mt={4} gap={3} wrap="wrap">
        <Button
          variant="outline"
          bg="bg.panel"
          minH="44px"
          onClick={onDetails}
          aria-label={`View Details: ${what}`}
        >
          View Details
        </Button>
        {resumable && (
          <Button asChild minH="44px">
            <RouterLink to={resumeLink(result)} aria-label={`Resume: ${what}`}>
              Resume
            </RouterLink>
          </Button>
        )}
      </Flex>
    </Box>
  )
}

function standing({ accuracy, recommendation, resumable }: TestResult): string {
  if (accuracy !== null) return [percent(accuracy), recommendation].filter(Boolean).join(' · ')
  return resumable ? 'Not finished yet' : 'Not finished'
}
