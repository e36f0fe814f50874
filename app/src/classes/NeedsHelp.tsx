import { Box, Flex, Text } from '@chakra-ui/react'
import type { WorkingStudent } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { Sheet } from '../shell/Sheet'
import { describeReason } from './describeHelp'
import { StudentLink } from './StudentLink'

/** So that the table is in sight, too. */
const FIRST = 3

/** Who needs somebody, who has most reasons first (docs/classes.md). */
export function NeedsHelp({ students }: { students: readonly WorkingStudent[] }) {
  const [isWhole, setWhole] = useState(false)
  const found = students
    .filter(({ needs }) => needs.length > 0)
    .toSorted((a, b) => b.needs.length - a.needs.length)
  return (
    <Sheet
      title="Needs help"
      aside={
        <Flex align="center" columnGap={2} wrap="wrap" justify="end">
          <Text color="fg.muted">
            {found.length} of {students.length} students
          </Text>
          {found.length > FIRST && (
            <Button
              variant="quiet"
              size="compact"
              className="ws-line-end"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? 'Show fewer' : 'Show all'}
            </Button>
          )}
        </Flex>
      }
    >
      {found.length === 0 ? (
        <Text color="fg.muted">
          Nobody right now. Who is stuck, gets many problems wrong, stays away or falls behind shows up here.
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" aria-label="Students who need help">
          {(isWhole ? found : found.slice(0, FIRST)).map(({ userId, name, needs }) => (
            <Flex
              as="li"
              key={userId}
              columnGap={4}
              wrap="wrap"
              align="baseline"
              borderBottomWidth={{ base: '1px', _last: '0' }}
              pb={{ base: 2.5, md: 0 }}
            >
              <StudentLink userId={userId} name={name} fontWeight="600" width="12rem" />
              <Text flex="1 1 16rem">{needs.map(describeReason).join('; ')}</Text>
            </Flex>
          ))}
        </Box>
      )}
    </Sheet>
  )
}
