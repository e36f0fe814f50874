import { Box, Flex, Link, Text } from '@chakra-ui/react'
import type { WorkingStudent } from '@wordstride/api'
import { Link as RouterLink } from 'react-router-dom'
import { Sheet } from '../shell/Sheet'
import { describeReason } from './describeHelp'

/** Who needs somebody, who has most reasons first (docs/classes.md). */
export function NeedsHelp({ students }: { students: readonly WorkingStudent[] }) {
  const found = students
    .filter(({ needs }) => needs.length > 0)
    .toSorted((a, b) => b.needs.length - a.needs.length)
  return (
    <Sheet
      title="Needs help"
      aside={
        <Text color="fg.muted">
          {found.length} of {students.length}
        </Text>
      }
    >
      {found.length === 0 ? (
        <Text color="fg.muted">
          Nobody right now. Who is stuck, gets many problems wrong, stays away or falls behind shows up here.
        </Text>
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          maxH="13rem"
          overflowY="auto"
          tabIndex={0}
          aria-label="Students who need help"
        >
          {found.map(({ userId, name, needs }) => (
            <Flex
              as="li"
              key={userId}
              columnGap={4}
              wrap="wrap"
              align="baseline"
              borderBottomWidth="1px"
              py={1}
            >
              <Link
                asChild
                color="brand.fg"
                fontWeight="600"
                minH="target"
                display="inline-flex"
                alignItems="center"
                minW="10rem"
              >
                <RouterLink to={`/classes/student/${encodeURIComponent(userId)}`}>{name}</RouterLink>
              </Link>
              <Text flex="1 1 16rem">{needs.map(describeReason).join('; ')}</Text>
            </Flex>
          ))}
        </Box>
      )}
    </Sheet>
  )
}
