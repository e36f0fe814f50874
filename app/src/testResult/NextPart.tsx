import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { TestResult } from '@wordstride/api'
import { Link as RouterLink } from 'react-router-dom'
import { gradeName } from '../routes/gradeNames'
import { sectionName } from '../routes/sectionNames'
import { testsLink } from '../tests/testParams'
import { isEnded, isTopPassed, nextPart } from './testResult'

/** What follows after a part: another one at the next grade, or nothing (TEST-11). */
export function NextPart({ last }: { last: TestResult }) {
  if (!isEnded(last)) return null
  const next = nextPart(last)
  if (!next) return <Complete text={completeText(last)} />
  return (
    <Flex
      mt={6}
      bg="brand.subtle"
      borderRadius="l3"
      p={{ base: 5, md: 7 }}
      gap={5}
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Box flex="1 1 16rem">
        <Text fontWeight="600" fontSize="1.125rem">
          The test goes on with part {last.part + 1}: {gradeName(next.test_grade)}
        </Text>
        <Text color="fg.muted">
          It finds the grade that is right for you. Take a break first, if you like.
        </Text>
      </Box>
      <Button asChild size="lg" minH="52px" px={8}>
        <RouterLink to={testsLink(next)}>Start part {last.part + 1}</RouterLink>
      </Button>
    </Flex>
  )
}

function completeText(last: Parameters<typeof isTopPassed>[0]): string {
  if (isTopPassed(last))
    return 'You have passed the highest grade. The next-grade test will be available soon.'
  return last.test_type === 'diagnostic'
    ? `The ${sectionName(last.section_type)} test is complete.`
    : 'The test is complete.'
}

function Complete({ text }: { text: string }) {
  return (
    <Text
      mt={6}
      bg="var(--ws-correct-soft)"
      color="var(--ws-correct)"
      borderRadius="l3"
      p={5}
      fontWeight="600"
    >
      {text}
    </Text>
  )
}
