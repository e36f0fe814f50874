import { Box, Flex, Table, Text } from '@chakra-ui/react'
import type { SupportInfo } from '@wordstride/api'
import { Sheet } from '../shell/Sheet'

interface ReviewScheduleProps {
  days: SupportInfo['reviewSchedule']
  timeZone: string
}

/** Monday to Saturday. */
export function ReviewSchedule({ days, timeZone }: ReviewScheduleProps) {
  return (
    <Sheet title="Weekly review schedule">
      <Table.Root size="sm" aria-label="Weekly review schedule">
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader scope="col" color="fg.muted" px={2} w={{ base: '6.5rem', md: '9rem' }}>
              Day
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" color="fg.muted" px={2}>
              Sessions
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {days.map(({ day, sessions }) => (
            <Table.Row key={day} bg="transparent" verticalAlign="top">
              <Table.ColumnHeader scope="row" px={2} py={2} fontWeight="600" color="inherit">
                {day}
              </Table.ColumnHeader>
              <Table.Cell px={2} py={2} whiteSpace="normal">
                {sessions.length === 0 && <Text color="fg.muted">None</Text>}
                {sessions.map(({ time, topic }) => (
                  <Flex key={`${time} ${topic}`} columnGap={3} wrap="wrap" lineHeight="1.5">
                    <Box as="span" minW="4.75rem" color="fg.muted" fontVariantNumeric="tabular-nums">
                      {time}
                    </Box>
                    <span>{topic}</span>
                  </Flex>
                ))}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Text mt={3} px={2} color="fg.muted">
        {timeZone}
      </Text>
    </Sheet>
  )
}
