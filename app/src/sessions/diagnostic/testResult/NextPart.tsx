import { Box, Flex, Text } from '@chakra-ui/react'
import type { TestResult } from '@wordstride/api'
import { gradeName } from '../../../links/gradeNames'
import { sectionName } from '../../../links/sectionNames'
import { LinkButton } from '../../../shell/LinkButton'
import { testsLink } from '../screen/testParams'
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
          The test goes on with part {last.part + 1}: {gradeName(next.testGrade)}
        </Text>
        <Text color="fg.muted">
          It finds the grade that is right for you. Take a break first, if you like.
        </Text>
      </Box>
      <LinkButton to={testsLink(next)} size="large">
        Start part {last.part + 1}
      </LinkButton>
    </Flex>
  )
}

function completeText(last: Parameters<typeof isTopPassed>[0]): string {
  if (isTopPassed(last))
    return 'You have passed the highest grade. The next-grade test will be available soon.'
  return last.testType === 'diagnostic'
    ? `The ${sectionName(last.sectionType)} test is complete.`
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
